import { useParams } from 'react-router-dom';
import { ButtonLink, Footer, isMissing, Studio, useSite } from 'shared-ui';

import { socialLinksOf } from '../../links/socialLinks';
import { StartupNews } from '../../news/StartupNews';
import { ProfileAbout } from '../../profile/ProfileAbout';
import { ProfileFacts } from '../../profile/ProfileFacts';
import { ProfileMissing } from '../../profile/ProfileMissing';
import { ProfilePending } from '../../profile/ProfilePending';
import { factsOf } from '../../startup/labels';
import { useGetPublicStartupQuery } from '../../startup/startup.endpoints';
import { useCountedView } from '../../views/useCountedView';
import { StartupHero } from './StartupHero';
import { StartupTeam } from './StartupTeam';
import { useCurrentAddress } from './useCurrentAddress';

const GONE = 'It may have a new address, or the team has taken its page down.';
const OUT_OF_REACH = 'We could not reach it just now. Please try again in a moment.';

/** /startups/{slug}: the public page of one startup; the slug may be an id or a former one. */
export function StartupPage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPublicStartupQuery({ slug });
  const startup = currentData?.data;
  const { seasons: names } = useSite();
  useCurrentAddress(slug, startup);
  useCountedView(startup && { type: 'startup', id: startup.id });

  // A page prerendered as not found stays so while the browser refetches.
  if (error && !startup) {
    const gone = isMissing(error);
    return (
      <ProfileMissing
        kind="startup"
        title="Startup Not Found"
        text={gone ? GONE : OUT_OF_REACH}
        onRetry={gone ? undefined : refetch}
        busy={isFetching}
        failure={error}
      >
        <ButtonLink to="/startups">Back to Startups</ButtonLink>
      </ProfileMissing>
    );
  }
  if (!startup) return <ProfilePending kind="startup" />;

  return (
    <>
      <main key={startup.id}>
        <StartupHero startup={startup} />
        <Studio>
          <ProfileAbout title="About the startup" text={startup.description}>
            <ProfileFacts
              label="Facts and links"
              facts={factsOf(startup, names)}
              links={socialLinksOf(startup.socialLinks[0])}
            />
          </ProfileAbout>
          <StartupTeam startupId={startup.id} />
          <StartupNews startupId={startup.id} />
        </Studio>
      </main>
      <Footer />
    </>
  );
}
