import { Counts } from '../../views/Counts';
import { useGetViewsQuery } from '../../views/views.endpoints';
import { useCountUserFollowersQuery } from './person.endpoints';

/** Number of followers and views of a person. */
export function PersonCounts({ userId }: { userId: number }) {
  const followers = useCountUserFollowersQuery({ userId }).data?.followerCount;
  const views = useGetViewsQuery({ id: userId }).data?.views;

  return <Counts followers={followers} views={views} />;
}
