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

/** A page waits no longer for an answer, milliseconds: it is filled in when that comes. */
export const PROGRAMME_TIMEOUT_MS = 3_000;

/** The last read of a tab: a page that waits for it is drawn several times. */
const reads = new WeakMap<AppStore, { pathname: string; read: Promise<void> }>();

/** Waits for what a page shows of the programme: a document brings along what its own page shows (rule 1.43). */
export function useShownProgramme(route: Shown): void {
  const store = useStore() as AppStore;
  const { pathname } = useLocation();
  const read = readShownProgramme(store, route, pathname);
  if (read) use(read);
}

/**
 * Reads all of the programme when what is here is too little for a page; once for each address, so that a
 * page is drawn without it when it cannot be read, and the next one asks again.
 * @returns undefined when everything is here
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
