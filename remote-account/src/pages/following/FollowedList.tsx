import { PagedList } from 'shared-ui';

import { ListSheet } from '../../layout/ListSheet';
import { FollowedLine } from './FollowedLine';
import { useListFollowedInfiniteQuery } from './followed.endpoints';

/** All that is followed, the latest first, page by page. */
export function FollowedList() {
  const list = useListFollowedInfiniteQuery();
  const followed = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <ListSheet>
      <PagedList
        query={list}
        what="entries"
        label="Following"
        empty="You follow nobody yet. Startups and people have a Follow button on their pages."
      >
        {followed.map((one) => (
          <FollowedLine key={`${one.kind} ${one.id}`} followed={one} />
        ))}
      </PagedList>
    </ListSheet>
  );
}
