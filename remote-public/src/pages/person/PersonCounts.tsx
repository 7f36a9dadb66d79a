import { plural, theme } from 'shared-ui';
import styled from 'styled-components';

import { useGetViewsQuery } from '../../views/views.endpoints';
import { useCountUserFollowersQuery } from './person.endpoints';

/** Followers and views; empty until they are known, so nothing moves when they come. */
export function PersonCounts({ userId }: { userId: number }) {
  const followers = useCountUserFollowersQuery({ userId }).data?.followerCount;
  const views = useGetViewsQuery({ id: userId }).data?.views;

  return (
    <Counts>
      {followers !== undefined && <span>{plural(followers, 'follower')}</span>}
      {views !== undefined && <span>{plural(views, 'view')}</span>}
    </Counts>
  );
}

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} 1.375rem;
  min-block-size: 1.5rem;
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums;
`;
