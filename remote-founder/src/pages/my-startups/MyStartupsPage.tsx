import { PageTitle, StartupTiles } from 'shared-ui';

import { MemberFrame } from '../../frame/MemberFrame';
import { useListMyStartupsQuery } from './myStartups.endpoints';

/** /my/startups: all startups that the reader founded or works in. */
export function MyStartupsPage() {
  const startups = useListMyStartupsQuery();

  return (
    <MemberFrame>
      <PageTitle>My Startups</PageTitle>
      <StartupTiles
        label="My Startups"
        query={startups}
        base="/my/startups"
        empty="You are not part of a startup yet. To join one, open the invitation in your email."
      />
    </MemberFrame>
  );
}
