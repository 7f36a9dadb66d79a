import { ButtonLink, Footer, Stage, Studio } from 'shared-ui';

import { HeroWords } from '../../hero/HeroWords';
import { Band } from '../../layout/Band';
import { BandHead } from '../../layout/BandHead';
import { SubHero } from '../../layout/SubHero';
import { MAIL } from '../../programme/contactPoints';
import { BenefitGrid } from '../../ways-in/BenefitGrid';
import { ClosingBand } from '../../ways-in/ClosingBand';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { BENEFITS } from './forInvestors';

/** /for-investors: six benefits, and whom to write to (SPEC §2). */
export function ForInvestorsPage() {
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 590]} narrow={narrow}>
          <HeroWords
            tag="For investors"
            title="Know the founder before the round"
            lead="Forty startups at pre-seed and seed stage, six months on record. Follow the ones you like and be there when they raise."
          >
            <ButtonLink to="/startups" tone="gradient" size="lg">
              Check out the startups
            </ButtonLink>
            <ButtonLink href={`mailto:${MAIL.investors}`} tone="outline-gradient" size="lg">
              Write to investor relations
            </ButtonLink>
          </HeroWords>
        </SubHero>
        <Studio>
          <Band labelledBy="benefits">
            <BandHead id="benefits" title="Six reasons to watch">
              What angels and funds from the region and beyond get out of a season.
            </BandHead>
            <BenefitGrid benefits={BENEFITS} columns={3} />
          </Band>
        </Studio>
        <Stage>
          <ClosingBand
            title="Talk to us"
            text={`Please contact our investor relations team at [${MAIL.investors}](mailto:${MAIL.investors}) and say which stage, field and ticket size you look for. You get an answer within two working days. Nothing on this site is an offer to sell shares.`}
          >
            <ButtonLink href={`mailto:${MAIL.investors}`} tone="gradient" size="lg">
              Email investor relations
            </ButtonLink>
          </ClosingBand>
        </Stage>
      </main>
      <Footer />
    </>
  );
}
