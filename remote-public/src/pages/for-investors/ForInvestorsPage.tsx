import { ButtonLink, Stage } from 'shared-ui';

import { MAIL } from '../../programme/contactPoints';
import { ClosingSection } from '../../ways-in/ClosingSection';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_INVESTORS } from './forInvestors';

/** /for-investors: six benefits, and whom to write to (rule 1.31). */
export function ForInvestorsPage() {
  const acts = (
    <>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        Check out the startups
      </ButtonLink>
      <ButtonLink href={`mailto:${MAIL.investors}`} tone="outline-gradient" size="lg">
        Write to investor relations
      </ButtonLink>
    </>
  );

  return (
    <WayInPage words={FOR_INVESTORS} wide={wide} narrow={narrow} acts={acts}>
      <Stage>
        <ClosingSection
          title="Talk to us"
          text={`Please contact our investor relations team at [${MAIL.investors}](mailto:${MAIL.investors}) and say which stage, field and ticket size you look for. You get an answer within two working days. Nothing on this site is an offer to sell shares.`}
        >
          <ButtonLink href={`mailto:${MAIL.investors}`} tone="gradient" size="lg">
            Email investor relations
          </ButtonLink>
        </ClosingSection>
      </Stage>
    </WayInPage>
  );
}
