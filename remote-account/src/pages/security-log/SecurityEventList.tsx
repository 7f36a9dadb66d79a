import { PagedList } from 'shared-ui';

import { ListSheet } from '../../layout/ListSheet';
import { SecurityEventLine } from './SecurityEventLine';
import { useListSecurityEventsInfiniteQuery } from './securityLog.endpoints';

/** All that is noted, newest first, page by page. */
export function SecurityEventList() {
  const list = useListSecurityEventsInfiniteQuery();
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <ListSheet>
      <PagedList
        query={list}
        what="entries"
        label="Security log"
        empty="Nothing yet. Your next sign-in shows up here."
      >
        {events.map((event) => (
          <SecurityEventLine key={event.id} event={event} />
        ))}
      </PagedList>
    </ListSheet>
  );
}
