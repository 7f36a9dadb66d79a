import { ButtonLink, Footer, Stage, Studio } from 'shared-ui';

import { HeroWords } from '../../hero/HeroWords';
import { Band } from '../../layout/Band';
import { BandHead } from '../../layout/BandHead';
import { SubHero } from '../../layout/SubHero';
import { useTrailer } from '../../layout/useTrailer';
import { ApplicationsBand } from '../../ways-in/ApplicationsBand';
import { BenefitGrid } from '../../ways-in/BenefitGrid';
import { StepList } from '../../ways-in/StepList';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { BENEFITS, STEPS } from './forStartups';
import { SmallPrint } from './SmallPrint';

/** /for-startups: what a startup gets, what it gives, and the four steps in (SPEC §2). */
export function ForStartupsPage() {
  const trailer = useTrailer();
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroWords
            tag="For startups"
            title="Six months that show"
            lead="A mentor every week, investors in the room, and ten episodes that make your startup known from Ljubljana to Limassol."
          >
            <ButtonLink href={trailer} tone="gradient" size="lg">
              Watch trailer
            </ButtonLink>
            <ButtonLink to="/startups" tone="outline-gradient" size="lg">
              Check out the startups
            </ButtonLink>
          </HeroWords>
        </SubHero>
        <Studio>
          <Band labelledBy="benefits">
            <BandHead id="benefits" title="What you get">
              Three things that young companies in the region rarely find in one place.
            </BandHead>
            <BenefitGrid benefits={BENEFITS} columns={3} />
          </Band>
        </Studio>
        <Stage>
          <Band labelledBy="steps">
            <BandHead id="steps" title="Four steps in">
              The form takes an evening. Have your demo, your numbers and your team at hand.
            </BandHead>
            <StepList steps={STEPS} />
          </Band>
        </Stage>
        <Studio>
          <SmallPrint />
        </Studio>
        <Stage>
          <ApplicationsBand
            form="/apply/startup"
            closed="Season 2 took its last application on 15 December 2024. Forty startups made it; the next window is announced in the newsletter."
          />
        </Stage>
      </main>
      <Footer />
    </>
  );
}
