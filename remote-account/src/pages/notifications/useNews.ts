import { useEffect, useEffectEvent } from 'react';
import { useReadUnreadQuery } from 'shared-ui';

/**
 * Calls `onNews` when there is a newer notification than the page shows. It reads what the shell polls
 * for its badge (decision 005) and makes no call of its own.
 * @param newest id of what came last when the list was read, 0 for none; undefined while it is on its way
 */
export function useNews(newest: number | undefined, onNews: () => void): void {
  const { data } = useReadUnreadQuery();
  const notify = useEffectEvent(onNews);
  const latest = data?.latest ?? 0;

  useEffect(() => {
    if (newest !== undefined && latest > newest) notify();
  }, [latest, newest]);
}
