import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from 'shared-ui';

import { releasesHeader } from '../remotes';

/**
 * Sends one event on each route change, the first page included (rule 8.3). It carries the path
 * alone: no query (it may hold a token), no cookie, no bearer, nothing that names the reader.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { apiBase } = useConfig();

  useEffect(() => {
    sendPageView(apiBase, pathname);
  }, [apiBase, pathname]);
}

/** POST /page-views. Outlives the page it is sent from; a lost event is nobody's trouble. */
function sendPageView(apiBase: string, path: string): void {
  fetch(`${apiBase}/page-views`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
    headers: { 'Content-Type': 'application/json', ...releasesHeader() },
    body: JSON.stringify({ path }),
  })
    .then((answer) => answer.text()) // an answer nobody reads keeps its connection busy
    .catch(() => {});
}
