import { Footer, Stage, Studio } from 'shared-ui';
import { DeferredSection } from '../../hydration/DeferredSection';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { Journey } from './Journey';
import { landingCode } from './landingCode';
import { WhoCanApply } from './WhoCanApply';

/** /: the show on one page, from the running season to the participants (rules 1.23 and 1.24). */
export function LandingPage() {
  return (
    <>
      <main>
        <Stage>
          <DeferredSection of={landingCode} name="LandingHero" />
          <DeferredSection of={landingCode} name="FactBar" />
          <DeferredSection of={landingCode} name="PartnerStrip" />
          <DeferredSection of={landingCode} name="WhatIs" />
          <DeferredSection of={landingCode} name="FeaturedFounders" />
        </Stage>
        <DeferredSection of={landingCode} name="BestTime" />
        <Studio>
          <WhoCanApply />
          <DeferredSection of={landingCode} name="AboutMissionVision" />
        </Studio>
        <Stage>
          <Journey />
          <DeferredSection of={landingCode} name="Submissions" />
        </Stage>
        <Studio>
          <DeferredSection of={landingCode} name="MentorGallery" />
        </Studio>
        <Stage>
          <DeferredSection of={landingCode} name="CommunityMosaic" />
          <DeferredSection of={landingCode} name="Reflections" />
          <DeferredSection of={landingCode} name="JoinCommunity" />
          <DeferredSection of={landingCode} name="FinalCall" />
        </Stage>
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  );
}
