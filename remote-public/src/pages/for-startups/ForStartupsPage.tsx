import { ButtonLink, Stage, Studio } from 'shared-ui';

import { useTrailer } from '../../layout/useTrailer';
import { ApplicationsSection } from '../../ways-in/ApplicationsSection';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_STARTUPS } from './forStartups';
import { SmallPrint } from './SmallPrint';

/** /for-startups: a startup's benefits and obligations, and the four steps (rule 1.29). */
export function ForStartupsPage() {
  const trailer = useTrailer();
  const acts = (
    <>
      {trailer && (
        <ButtonLink {...trailer} tone="gradient" size="lg">
          Watch trailer
        </ButtonLink>
      )}{' '}
      <ButtonLink to="/startups" tone="outline-gradient" size="lg">
        Check out the startups
      </ButtonLink>
    </>
  );

  return (
    <WayInPage text={FOR_STARTUPS} wide={wide} narrow={narrow} acts={acts}>
      <Studio>
        <SmallPrint />
      </Studio>
      <Stage>
        <ApplicationsSection
          form="/apply/startup"
          closed="{season} took its last application on {closesDay}. {StartupsWords} startups made it; the next window is announced in the newsletter. || The next window is announced in the newsletter."
        />
      </Stage>
    </WayInPage>
  );
}
