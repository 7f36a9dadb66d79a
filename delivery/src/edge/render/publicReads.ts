import { ABOUT_HEADER } from 'contract/cache-tags';

import type { ReadAnswer } from './sandbox/messages';

/** Reads a call of the api for a page: a GET of a guest. @throws Error when it may or can not */
export type PublicRead = (request: {
  method: string;
  /** Address from the root of the site, e.g. `/api/startups?page=2`. */
  address: string;
  /** Headers that say for whom. */
  proof: Record<string, string>;
}) => Promise<ReadAnswer>;

/** What a page may learn of an answer's headers. */
const HEADERS = ['content-type', ABOUT_HEADER];

/** @param apiUrl where the api is, as seen from the edge @param within milliseconds for an answer */
export function publicReads(apiUrl: string, within: number): PublicRead {
  return async ({ method, address, proof }) => {
    const url = new URL(address, apiUrl);
    const isPublic = url.origin === new URL(apiUrl).origin && url.pathname.startsWith('/api/');
    if (method !== 'GET' || !isPublic) throw new Error('Pages only read the api.');
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...proof },
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    });
    const headers = HEADERS.flatMap((name): ReadAnswer['headers'] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: answer.status, headers, body: await answer.text() };
  };
}
