import { UpdateList } from 'shared-ui';

import { useListMentoredUpdatesInfiniteQuery } from './mentoredUpdates.endpoints';

/** The startup's updates for its followers. */
export function LatestUpdates({ startupId }: { startupId: string }) {
  const feed = useListMentoredUpdatesInfiniteQuery({ startupId });
  return <UpdateList title="Latest Updates" feed={feed} />;
}
