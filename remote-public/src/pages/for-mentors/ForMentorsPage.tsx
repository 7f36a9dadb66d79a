import { ButtonLink, Footer, Stage, Studio } from 'shared-ui';

import { HeroWords } from '../../hero/HeroWords';
import { Band } from '../../layout/Band';
import { BandHead } from '../../layout/BandHead';
import { SubHero } from '../../layout/SubHero';
import { MAIL } from '../../programme/contactPoints';
import { ApplicationsBand } from '../../ways-in/ApplicationsBand';
import { BenefitGrid } from '../../ways-in/BenefitGrid';
import { StepList } from '../../ways-in/StepList';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { BENEFITS, STEPS } from './forMentors';
import { MentorWeek } from './MentorWeek';

/** /for-mentors: what mentoring gives and takes, and the five steps in (SPEC §2). */
export function ForMentorsPage() {
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroWords
            tag="For mentors"
            title="Be the call they remember"
            lead="You have built, sold or closed a company. A founding team two borders away needs exactly that, one hour a week for six months."
          >
            <ButtonLink to="/startups" tone="gradient" size="lg">
              Check out the startups
            </ButtonLink>
            <ButtonLink href={`mailto:${MAIL.mentors}`} tone="outline-gradient" size="lg">
              Ask the mentor team
            </ButtonLink>
          </HeroWords>
        </SubHero>
        <Studio>
          <Band labelledBy="benefits">
            <BandHead id="benefits" title="What is in it for you">
              Nobody mentors for the money here. These are the reasons our 21 mentors give.
            </BandHead>
            <BenefitGrid benefits={BENEFITS} columns={2} />
          </Band>
        </Studio>
        <Stage>
          <Band labelledBy="steps">
            <BandHead id="steps" title="Five steps in">
              From the form to the first session it takes about two weeks.
            </BandHead>
            <StepList steps={STEPS} />
          </Band>
        </Stage>
        <Studio>
          <MentorWeek />
        </Studio>
        <Stage>
          <ApplicationsBand
            form="/apply/mentor"
            closed={`The mentors of Season 2 are matched. Write to [${MAIL.mentors}](mailto:${MAIL.mentors}) and we keep your name for Season 3.`}
          />
        </Stage>
      </main>
      <Footer />
    </>
  );
}
