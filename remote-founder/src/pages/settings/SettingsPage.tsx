import { useParams } from 'react-router-dom';
import { Card, PageTitle, Skeleton } from 'shared-ui';

import { StartupFrame } from '../../frame/StartupFrame';
import { useReadOwnStartupQuery } from '../../startup/startup.endpoints';
import { SettingsList } from './SettingsList';

/** /my/startups/{startupId}/settings: the startup's profile, each part edited separately. */
export function SettingsPage() {
  const { startupId = '' } = useParams();
  const { currentData: startup } = useReadOwnStartupQuery({ startupId });

  return (
    <StartupFrame startupId={startupId} section="Settings">
      <PageTitle>Settings</PageTitle>
      <Card>{startup ? <SettingsList startup={startup} /> : <Skeleton height="32rem" />}</Card>
    </StartupFrame>
  );
}
