import { Counts } from '../../views/Counts';
import { useGetViewsQuery } from '../../views/views.endpoints';
import { useCountUserFollowersQuery } from './person.endpoints';

/** How many follow a person, and how often they were looked at. */
export function PersonCounts({ userId }: { userId: number }) {
  const followers = useCountUserFollowersQuery({ userId }).data?.followerCount;
  const views = useGetViewsQuery({ id: userId }).data?.views;

  return <Counts followers={followers} views={views} />;
}
