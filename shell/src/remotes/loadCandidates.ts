import { type Candidate, findRoute } from 'contract/registry';
import type { RemoteRoute } from 'shared-ui/core';
import { documentBlock } from '../registry/documentBlock';
import type { SendBeacon } from './beacon';
import { describeError } from './describeError';
import { errorClassOf, LoadError } from './errorClass';
import type { LoadedRelease, LoadRemote } from './loadRemote';
import { transferSizeOf } from './transferSizeOf';

/** Loads one release's routes into the page; `timeout` in milliseconds. */
export type FetchRoutes = (
  remote: string,
  candidate: Candidate,
  timeout: number,
) => Promise<unknown>;

/** Applies while an alternative release is available. */
const CANDIDATE_TIMEOUT_MS = 4000;
/** Applies when no alternative is available. */
const LAST_CANDIDATE_TIMEOUT_MS = 20_000;
/**
 * A failed preload also fails the next request for its file, without a call to the server, and a page is preloaded in
 * three layers: entry, routes, page.
 */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 100;

/**
 * Loads the first release that works. A release counts as loaded only when the chunk of the current page is also
 * loaded, so that one with a missing or forged chunk is skipped before anything renders.
 */
export function loadCandidates(fetchRoutes: FetchRoutes, beacon: SendBeacon): LoadRemote {
  /** The first page is interactive when its code is loaded; one with deferred hydration needs none. */
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
 * Whether an immediate retry is useful: there was no response, or a chunk seems missing, which may be the stale failure
 * of a preload link that the browser returns once.
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
