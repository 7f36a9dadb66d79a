import { UpdateList } from 'shared-ui';

import { useListMentoredUpdatesInfiniteQuery } from './mentoredUpdates.endpoints';

/** What the startup told its followers. */
export function LatestUpdates({ startupId }: { startupId: string }) {
  return (
    <UpdateList title="Latest Updates" feed={useListMentoredUpdatesInfiniteQuery({ startupId })} />
  );
}
