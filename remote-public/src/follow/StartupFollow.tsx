import { useUser } from 'shared-ui';

import { FollowToggle } from './FollowToggle';
import { useFollowStartupMutation, useIsFollowingStartupQuery } from './startupFollow.endpoints';

const FAILED = 'Failed to follow/unfollow this startup.';

interface StartupFollowProps {
  startup: { id: number; name: string };
}

/** Follow or Unfollow a startup; the counts are refetched afterwards (rule 3.21). */
export function StartupFollow({ startup: { id: startupId, name } }: StartupFollowProps) {
  const user = useUser();
  const bond = useIsFollowingStartupQuery({ startupId }, { skip: !user });
  const [follow, { isLoading }] = useFollowStartupMutation();

  return (
    <FollowToggle
      act={`follow:startup:${startupId}`}
      name={name}
      following={bond.data?.isFollowing}
      busy={isLoading}
      send={(input) => follow({ startupId, ...input })}
      error={() => FAILED}
    />
  );
}
