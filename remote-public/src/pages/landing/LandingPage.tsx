import { Footer, Stage, Studio } from 'shared-ui';

import { Part } from '../../layout/Part';
import { AboutMissionVision } from './AboutMissionVision';
import { BestTime } from './BestTime';
import { CommunityMosaic } from './CommunityMosaic';
import { FactBar } from './FactBar';
import { FinalCall } from './FinalCall';
import { JoinCommunity } from './JoinCommunity';
import { Journey } from './Journey';
import { LandingHero } from './LandingHero';
import { MentorGallery } from './MentorGallery';
import { PartnerStrip } from './PartnerStrip';
import { Reflections } from './Reflections';
import { SeasonOneFounders } from './SeasonOneFounders';
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
          <Part>
            <PartnerStrip />
          </Part>
          <WhatIs />
          <SeasonOneFounders />
        </Stage>
        <Part>
          <BestTime />
        </Part>
        <Studio>
          <WhoCanApply />
          <Part>
            <AboutMissionVision />
          </Part>
        </Studio>
        <Stage>
          <Journey />
          <Part>
            <Submissions />
          </Part>
        </Stage>
        <Studio>
          <MentorGallery />
        </Studio>
        <Stage>
          <CommunityMosaic />
          <Part>
            <Reflections />
            <JoinCommunity />
            <FinalCall />
          </Part>
        </Stage>
      </main>
      <Part>
        <Footer />
      </Part>
    </>
  );
}
