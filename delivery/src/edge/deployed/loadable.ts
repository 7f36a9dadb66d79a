import type { ReleaseFile } from 'contract/release';
import { LRUCache } from 'lru-cache';

import { readPassed } from '../../releases/passed';
import type { Store } from '../../store/store';
import { Bucket } from '../visitors/Buckets';
import type { Deployed } from './Deployed';

/** The hash by which the registry, or the release's checks, certify a release; undefined when neither does. */
export type FindLoadable = (packageName: string, id: string) => Promise<ReleaseFile | undefined>;

/** Number of remembered releases: each further one costs two small reads. */
const MAX_REMEMBERED = 1000;
/** An unknown release is not looked up again for this long, in milliseconds: it may be published later. */
const UNKNOWN_TTL_MS = 2000;
const LOOKUPS_PER_SECOND = 20;

/**
 * Loadable are deployed releases and those that passed their checks before, because open tabs still load from them. A
 * release that is only in the store, because it is under trial or was refused, must not be loaded. Anybody can make up
 * addresses, and each lookup in a remote store is a call with a price, so lookups are limited.
 * @param now milliseconds of a monotonic clock
 */
export function loadableIn(
  store: Store,
  deployed: Deployed,
  now = () => performance.now(),
): FindLoadable {
  const passed = new LRUCache<string, ReleaseFile>({ max: MAX_REMEMBERED });
  const unknown = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const underWay = new Map<string, Promise<ReleaseFile | undefined>>();
  const lookups = new Bucket({ burst: LOOKUPS_PER_SECOND, perSecond: LOOKUPS_PER_SECOND }, now);

  async function find(key: string, packageName: string, id: string) {
    if (!lookups.take()) return undefined;
    const file = (await readPassed(store, packageName, id))?.file;
    if (file) passed.set(key, file);
    else unknown.set(key, now());
    return file;
  }

  return async (packageName, id) => {
    const key = `${packageName}/${id}`;
    const known = deployed.known?.file(packageName, id) ?? passed.get(key);
    if (known) return known;
    const current = await deployed.current(); // a page of another edge may be newer than the known revision
    const found = current?.file(packageName, id);
    if (found) {
      passed.set(key, found);
      return found;
    }
    const missedAt = unknown.get(key);
    if (missedAt !== undefined && now() - missedAt < UNKNOWN_TTL_MS) return undefined;
    const looking = underWay.get(key) ?? find(key, packageName, id); // a page requests many of its files at once
    underWay.set(key, looking);
    return looking.finally(() => underWay.delete(key));
  };
}
