import { useCountStartupFollowersQuery } from '../../follow/startupFollow.endpoints';
import { Counts } from '../../views/Counts';
import { useGetViewsQuery } from '../../views/views.endpoints';

/** How many follow a startup, and how often it was looked at. */
export function StartupCounts({ startupId }: { startupId: number }) {
  const followers = useCountStartupFollowersQuery({ startupId }).data?.followerCount;
  const views = useGetViewsQuery({ id: startupId }).data?.views;

  return <Counts followers={followers} views={views} />;
}
