import { Footer, Stage, Studio } from 'shared-ui';

import { HydrationBoundary } from '../../layout/HydrationBoundary';
import { AboutMissionVision } from './AboutMissionVision';
import { BestTime } from './BestTime';
import { CommunityMosaic } from './CommunityMosaic';
import { FactBar } from './FactBar';
import { FeaturedFounders } from './FeaturedFounders';
import { FinalCall } from './FinalCall';
import { JoinCommunity } from './JoinCommunity';
import { Journey } from './Journey';
import { LandingHero } from './LandingHero';
import { MentorGallery } from './MentorGallery';
import { PartnerStrip } from './PartnerStrip';
import { Reflections } from './Reflections';
import { Submissions } from './Submissions';
import { WhatIs } from './WhatIs';
import { WhoCanApply } from './WhoCanApply';

/** /: the show in one page, from the running season to who is in (rules 1.23 and 1.24). */
export function LandingPage() {
  return (
    <>
      <main>
        <Stage>
          <LandingHero />
          <FactBar />
          <HydrationBoundary>
            <PartnerStrip />
          </HydrationBoundary>
          <WhatIs />
          <FeaturedFounders />
        </Stage>
        <HydrationBoundary>
          <BestTime />
        </HydrationBoundary>
        <Studio>
          <WhoCanApply />
          <HydrationBoundary>
            <AboutMissionVision />
          </HydrationBoundary>
        </Studio>
        <Stage>
          <Journey />
          <HydrationBoundary>
            <Submissions />
          </HydrationBoundary>
        </Stage>
        <Studio>
          <MentorGallery />
        </Studio>
        <Stage>
          <CommunityMosaic />
          <HydrationBoundary>
            <Reflections />
            <JoinCommunity />
            <FinalCall />
          </HydrationBoundary>
        </Stage>
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  );
}
