import { type Candidate, findRoute } from 'contract/registry';
import type { RemoteRoute } from 'shared-ui/core';
import { documentBlock } from '../registry/documentBlock';
import type { SendBeacon } from './beacon';
import { describeError } from './describeError';
import { errorClassOf, LoadError } from './errorClass';
import type { LoadedRelease, LoadRemote } from './loadRemote';
import { transferSizeOf } from './transferSizeOf';

/** Brings one release's routes into the page; `timeout` in milliseconds. */
export type FetchRoutes = (
  remote: string,
  candidate: Candidate,
  timeout: number,
) => Promise<unknown>;

/** While a better-known release waits behind this one. */
const CANDIDATE_TIMEOUT_MS = 4000;
/** There is nothing better to offer. */
const LAST_CANDIDATE_TIMEOUT_MS = 20_000;
/**
 * A preload that failed answers the next request for its file in
 * the server's place, and a page is preloaded in three layers: entry, routes, page.
 */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 100;

/**
 * Loads the first release that works. A release counts as loaded only when the chunk of the page in
 * view has arrived too, so that one with a missing or forged chunk is passed over before anything is
 * drawn.
 */
export function loadCandidates(fetchRoutes: FetchRoutes, beacon: SendBeacon): LoadRemote {
  /** The first page is interactive when its code is here; one with deferred hydration needs none. */
  let waits = documentBlock('code') === undefined;
  return async (remote, candidates, drawn) => {
    const passedOver: string[] = [];
    let failure: unknown = new LoadError('gone', `No release of ${remote} is offered.`);
    for (const candidate of candidates) {
      const { id, canary: bucket } = candidate;
      const startedAt = performance.now();
      const outcome = () => {
        const ms = Math.round(performance.now() - startedAt);
        return { remote, id, bucket, phase: 'load' as const, ms };
      };
      try {
        const timeoutMs =
          candidate === candidates.at(-1) ? LAST_CANDIDATE_TIMEOUT_MS : CANDIDATE_TIMEOUT_MS;
        const release = await arrive(remote, candidate, timeoutMs, fetchRoutes, drawn);
        const interactive = waits ? Math.round(performance.now()) : undefined;
        waits = false;
        beacon({ ...outcome(), ok: true, bytes: transferSizeOf(remote, id), interactive });
        return { ...release, passedOver };
      } catch (error) {
        failure = error;
        passedOver.push(id);
        const errorClass = errorClassOf(error);
        beacon({ ...outcome(), ok: false, ...describeError(error), errorClass });
      }
    }
    throw failure;
  };
}

async function arrive(
  remote: string,
  candidate: Candidate,
  timeoutMs: number,
  fetchRoutes: FetchRoutes,
  drawn?: string,
): Promise<LoadedRelease> {
  const attempt = async () => {
    const routes = await fetchRoutes(remote, candidate, timeoutMs);
    if (!Array.isArray(routes)) throw new LoadError('contract', `${candidate.id} has no routes.`);
    const pages = routes as RemoteRoute[];
    const inView = findRoute(pages, location.pathname)?.route.page;
    inView?.forget();
    await inView?.load(location.pathname === drawn);
    return { id: candidate.id, routes: pages };
  };
  const again =
    (tries: number) =>
    async (error: unknown): Promise<LoadedRelease> => {
      if (tries === 0 || !isRetryable(error)) throw error;
      await new Promise((resume) => setTimeout(resume, RETRY_DELAY_MS)); // chunks under way end first
      return attempt().catch(again(tries - 1));
    };
  return within(timeoutMs, attempt().catch(again(MAX_ATTEMPTS - 1)));
}

/**
 * Worth another try at once: no answer came, or a chunk seems gone, which may be the stale failure
 * of a preload link that the browser hands out once.
 */
function isRetryable(error: unknown): boolean {
  const errorClass = errorClassOf(error);
  const isChunk = (error as Partial<Error>)?.name === 'ChunkLoadError';
  return errorClass === 'network' || (errorClass === 'gone' && isChunk);
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LoadError('timeout', `No answer within ${ms} ms (timeout).`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
