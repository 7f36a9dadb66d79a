import { useParams } from 'react-router-dom';
import { Footer, Studio } from 'shared-ui';

import { StartupNews } from '../../news/StartupNews';
import { useGetPublicStartupQuery } from '../../startup/startup.endpoints';
import { useCountedView } from '../../views/useCountedView';
import { StartupAbout } from './StartupAbout';
import { StartupHero } from './StartupHero';
import { StartupNotFound } from './StartupNotFound';
import { StartupPending } from './StartupPending';
import { StartupTeam } from './StartupTeam';
import { useCurrentAddress } from './useCurrentAddress';

/** /startups/{slug}: one startup as everybody may see it; the slug may be an id or a former one. */
export function StartupPage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPublicStartupQuery({ slug });
  const startup = currentData?.data;
  useCurrentAddress(slug, startup);
  useCountedView(startup && { type: 'startup', id: startup.id });

  // A page rendered ahead as not found stays so while the browser asks again.
  if (error) return <StartupNotFound failure={error} busy={isFetching} onRetry={refetch} />;
  if (!startup) return <StartupPending />;

  return (
    <>
      <main>
        <StartupHero startup={startup} />
        <Studio>
          <StartupAbout startup={startup} />
          <StartupTeam startupId={startup.id} />
          <StartupNews startupId={startup.id} />
        </Studio>
      </main>
      <Footer />
    </>
  );
}
