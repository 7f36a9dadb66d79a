import { use } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type AppStore,
  programmeCalls,
  type RemoteRoute,
  settled,
  siteOf,
  useStore,
} from 'shared-ui/core';

type Shown = Pick<RemoteRoute, 'programme'> | undefined;

/** Longest wait of a page for a response, in milliseconds; later data is filled in when it arrives. */
export const PROGRAMME_TIMEOUT_MS = 3_000;

/** The last read of a tab: a page that waits for it renders several times. */
const reads = new WeakMap<AppStore, { pathname: string; read: Promise<void> }>();

/** Waits for the programme's topics of a page: a document contains those of its own page (rule 1.43). */
export function useShownProgramme(route: Shown): void {
  const store = useStore() as AppStore;
  const { pathname } = useLocation();
  const read = readShownProgramme(store, route, pathname);
  if (read) use(read);
}

/**
 * Reads the whole programme when topics of a page are missing. It does so once per address: if the read fails, the page
 * renders without it, and the next page tries again.
 * @returns undefined when all topics are present
 */
export function readShownProgramme(
  store: AppStore,
  route: Shown,
  pathname: string,
): Promise<void> | undefined {
  const { topics } = siteOf(store.getState());
  if (!topics || route?.programme?.every((topic) => topics.includes(topic))) return undefined;
  const last = reads.get(store);
  if (last?.pathname === pathname) return last.read;
  const anew = { forceRefetch: true, subscribe: false };
  const asked = store.dispatch(programmeCalls.endpoints.readSite.initiate(undefined, anew));
  const late = new Promise<void>((resolve) => setTimeout(resolve, PROGRAMME_TIMEOUT_MS));
  const read = settled(Promise.race([late, Promise.resolve(asked).then(() => {})]));
  reads.set(store, { pathname, read });
  return read;
}
