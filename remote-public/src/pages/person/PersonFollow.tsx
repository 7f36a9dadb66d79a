import type { PublicUser } from 'api/contract/user.contract';
import { useCallback } from 'react';
import { fullName, useToast, useUser } from 'shared-ui';

import { FollowButton } from '../../follow/FollowButton';
import { useMemberAct } from '../../member-act/useMemberAct';
import { followRefusal } from './followRefusal';
import {
  useFollowUserMutation,
  useIsFollowingUserQuery,
  useUnfollowUserMutation,
} from './person.endpoints';

/** Follow or Unfollow a person; counts are fetched again afterwards (SPEC §4). */
export function PersonFollow({ person }: { person: PublicUser }) {
  const userId = person.id;
  const name = fullName(person);
  const followerId = useUser()?.id;
  const toast = useToast();
  const bond = useIsFollowingUserQuery(
    { userId, followerId: followerId ?? 0 },
    { skip: !followerId },
  );
  const [followUser, following] = useFollowUserMutation();
  const [unfollowUser, unfollowing] = useUnfollowUserMutation();
  const isFollowing = followerId ? bond.data?.isFollowing : false;

  const follow = useCallback(async () => {
    if (!followerId) return;
    const { error } = await followUser({ userId, followerId });
    if (error) toast.error(followRefusal(error));
    else toast.success(`You are now following ${name}!`);
  }, [followUser, userId, followerId, name, toast]);

  async function unfollow() {
    if (!followerId) return;
    const { error } = await unfollowUser({ userId, followerId });
    if (error) toast.error(followRefusal(error));
    else toast.success(`Unfollowed ${name}!`);
  }

  const handlePress = useMemberAct({
    act: `follow:user:${userId}`,
    done: isFollowing,
    perform: follow,
    undo: unfollow,
  });

  return (
    <FollowButton
      following={isFollowing}
      busy={following.isLoading || unfollowing.isLoading}
      onPress={handlePress}
    />
  );
}
