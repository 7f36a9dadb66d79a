import { UpdateList } from 'shared-ui';

import { useListMentoredUpdatesInfiniteQuery } from './mentoredUpdates.endpoints';

/** What the startup told its followers. */
export function LatestUpdates({ startupId }: { startupId: string }) {
  const feed = useListMentoredUpdatesInfiniteQuery({ startupId });
  return <UpdateList title="Latest Updates" feed={feed} />;
}
