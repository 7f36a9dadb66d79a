import { useEffect, useRef } from 'react';
import { useReadUnreadQuery } from 'shared-ui';

/**
 * Calls `onNews` when a newer notification is known than the page shows. The answer is the badge's:
 * the shell asks for it again and again (decision 005), the page only reads along.
 * @param newest id of what came last when the list was read, 0 for none; undefined while it is on its way
 */
export function useNews(newest: number | undefined, onNews: () => void): void {
  const { data } = useReadUnreadQuery();
  const notify = useRef(onNews);
  const latest = data?.latest ?? 0;

  useEffect(() => {
    notify.current = onNews;
  });

  useEffect(() => {
    if (newest !== undefined && latest > newest) notify.current();
  }, [latest, newest]);
}
