import { useCountStartupFollowersQuery } from '../../follow/startupFollow.endpoints';
import { Counts } from '../../views/Counts';
import { useGetViewsQuery } from '../../views/views.endpoints';

/** Number of followers and views of a startup. */
export function StartupCounts({ startupId }: { startupId: number }) {
  const followers = useCountStartupFollowersQuery({ startupId }).data?.followerCount;
  const views = useGetViewsQuery({ id: startupId }).data?.views;

  return <Counts followers={followers} views={views} />;
}
