import { ABOUT_HEADER, EVERYTHING } from 'contract/cache-tags';
import { request } from 'undici';

import type { ReadAnswer } from './sandbox/messages';

/** Reads from the api for a page: a GET request of a guest. @throws Error when it is not allowed or fails */
export type PublicRead = (request: {
  method: string;
  /** Path from the root of the site, e.g. `/api/startups?page=2`. */
  address: string;
  /** Headers that identify the visitor. */
  proof: Record<string, string>;
}) => Promise<ReadAnswer>;

const HEADERS = ['content-type', ABOUT_HEADER];

/** Pages leave out programme data that they cannot read, so enough time must be left to render them. */
const OF_PROGRAMME = { path: '/api/programme/', share: 0.6 };

/** @param apiUrl address of the api, as seen from the edge @param within time limit of a response, in milliseconds */
export function publicReads(apiUrl: string, within: number): PublicRead {
  return async ({ method, address, proof }) => {
    const url = new URL(address, apiUrl);
    const isPublic = url.origin === new URL(apiUrl).origin && url.pathname.startsWith('/api/');
    if (method !== 'GET' || !isPublic) throw new Error('Pages only read the api.');
    const { path, share } = OF_PROGRAMME;
    const limit = url.pathname.startsWith(path) ? Math.floor(within * share) : within;
    const answer = await request(url, {
      headers: { accept: 'application/json', ...proof },
      signal: AbortSignal.timeout(limit),
    });
    const isOld = answer.headers.age !== undefined;
    const headers = HEADERS.flatMap((name): ReadAnswer['headers'] => {
      // It is unknown what an incomplete response lacks, so every change outdates it (rule 9.35).
      const value = isOld && name === ABOUT_HEADER ? EVERYTHING : answer.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    return { status: answer.statusCode, headers, body: await answer.body.text() };
  };
}
