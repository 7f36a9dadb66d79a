import { useCallback } from 'react';
import { useToast, useUser } from 'shared-ui';
import { useMemberAct } from '../member-act/useMemberAct';
import { FollowButton } from './FollowButton';
import {
  useFollowStartupMutation,
  useIsFollowingStartupQuery,
  useUnfollowStartupMutation,
} from './startupFollow.endpoints';

const FAILED = 'Failed to follow/unfollow this startup.';

interface StartupFollowProps {
  startup: { id: number; name: string };
}

/** Follow or Unfollow a startup; counts are fetched again afterwards (SPEC §4). */
export function StartupFollow({ startup: { id: startupId, name } }: StartupFollowProps) {
  const user = useUser();
  const toast = useToast();
  const bond = useIsFollowingStartupQuery({ startupId }, { skip: !user });
  const [followStartup, following] = useFollowStartupMutation();
  const [unfollowStartup, unfollowing] = useUnfollowStartupMutation();
  const userId = user?.id;
  const isFollowing = user ? bond.data?.isFollowing : false;

  const follow = useCallback(async () => {
    if (!userId) return;
    const { error } = await followStartup({ startupId, userId });
    if (error) toast.error(FAILED);
    else toast.success(`You are now following ${name}!`);
  }, [followStartup, startupId, userId, name, toast]);

  async function unfollow() {
    if (!userId) return;
    const { error } = await unfollowStartup({ startupId, userId });
    if (error) toast.error(FAILED);
    else toast.success(`Unfollowed ${name}!`);
  }

  const handlePress = useMemberAct({
    act: `follow:startup:${startupId}`,
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
