import { useEffect, useRef } from 'react';

import { useWatchNotificationsQuery } from './notifications.endpoints';

/** How often the api is asked whether there is news, in milliseconds: 120 small calls an hour. */
const EVERY = 30_000;

/**
 * Calls `onNews` when the api knows a newer notification than the page does. Polling, because it
 * costs an idle person one indexed look-up in half a minute and no connection held open; a window
 * in the background asks nothing.
 * @param newest id of the first line shown; undefined while the list is on its way
 */
export function useNews(newest: number | undefined, onNews: () => void): void {
  const { data } = useWatchNotificationsQuery(undefined, {
    pollingInterval: EVERY,
    skipPollingIfUnfocused: true,
  });
  const told = useRef(onNews);
  const latest = data?.latest ?? 0;

  useEffect(() => {
    told.current = onNews;
  });

  useEffect(() => {
    if (newest !== undefined && latest > newest) told.current();
  }, [latest, newest]);
}
