import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from 'shared-ui';

import { releasesHeader } from '../remotes';

/**
 * Sends one event on each route change, including the first page (rule 8.3). It contains only the path: no query (it
 * may contain a token), no cookie, no bearer token, no identity of the reader.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { apiBase } = useConfig();

  useEffect(() => {
    sendPageView(apiBase, pathname);
  }, [apiBase, pathname]);
}

/** POST /page-views. It survives the page that sends it; a lost event is ignored. */
function sendPageView(apiBase: string, path: string): void {
  fetch(`${apiBase}/page-views`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
    headers: { 'Content-Type': 'application/json', ...releasesHeader() },
    body: JSON.stringify({ path }),
  })
    .then((answer) => answer.text()) // an unread response keeps its connection busy
    .catch(() => {});
}
