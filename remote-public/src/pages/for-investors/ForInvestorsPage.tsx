import { ButtonLink, Stage, useFacts } from 'shared-ui';

import { ClosingSection } from '../../ways-in/ClosingSection';
import { StartupsAndMail } from '../../ways-in/StartupsAndMail';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_INVESTORS } from './forInvestors';

/** /for-investors: six benefits, and the contact (rule 1.31). */
export function ForInvestorsPage() {
  const { investorsMail } = useFacts();
  const acts = <StartupsAndMail mail={investorsMail}>Write to investor relations</StartupsAndMail>;

  return (
    <WayInPage text={FOR_INVESTORS} wide={wide} narrow={narrow} acts={acts}>
      <Stage>
        <ClosingSection
          title="Talk to us"
          text="Please contact our investor relations team at {investorsMailLink} and say which stage, field and ticket size you look for. You get an answer within two working days. Nothing on this site is an offer to sell shares. || Please use our [contact form](/contact) and say which stage, field and ticket size you look for. Nothing on this site is an offer to sell shares."
        >
          {investorsMail ? (
            <ButtonLink href={`mailto:${investorsMail}`} tone="gradient" size="lg">
              Email investor relations
            </ButtonLink>
          ) : (
            <ButtonLink to="/contact" tone="gradient" size="lg">
              Contact Now
            </ButtonLink>
          )}
        </ClosingSection>
      </Stage>
    </WayInPage>
  );
}
