import type { PublicUser } from 'contract/wire/user.contract';
import { fullName, useUser } from 'shared-ui';

import { FollowToggle } from '../../follow/FollowToggle';
import { followFailure } from './followFailure';
import { useFollowUserMutation, useIsFollowingUserQuery } from './person.endpoints';

/** Follow or Unfollow a person; the counts are refetched afterwards (rule 3.21). */
export function PersonFollow({ person }: { person: PublicUser }) {
  const userId = person.id;
  const memberId = useUser()?.id ?? 0;
  const bond = useIsFollowingUserQuery({ userId, memberId }, { skip: !memberId });
  const [follow, { isLoading }] = useFollowUserMutation();

  return (
    <FollowToggle
      act={`follow:user:${userId}`}
      name={fullName(person)}
      following={bond.data?.isFollowing}
      busy={isLoading}
      send={(input) => follow({ userId, ...input })}
      error={followFailure}
    />
  );
}
