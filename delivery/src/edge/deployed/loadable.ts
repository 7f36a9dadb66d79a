import type { ReleaseFile } from 'contract/release';
import { LRUCache } from 'lru-cache';

import { readPassed } from '../../releases/passed';
import type { Store } from '../../store/store';
import { Bucket } from '../visitors/Buckets';
import type { Deployed } from './Deployed';

/** What the registry, or the checks it passed, vouch for of a release; undefined when nothing does. */
export type FindLoadable = (packageName: string, id: string) => Promise<ReleaseFile | undefined>;

/** More releases than this are not remembered: each costs two small files to look at again. */
const MAX_REMEMBERED = 1000;
/** So long nobody looks again for a release that is not there, milliseconds: it may be published now. */
const UNKNOWN_TTL_MS = 2000;
/** So many releases that are not known here are looked for in a second, whoever asks for how many. */
const LOOKUPS_PER_SECOND = 20;

/**
 * What is deployed, and what passed its checks before: open tabs still load from it. What only lies in
 * the store, because somebody tries it or because it was refused, is nobody's to load. Anybody can make
 * up addresses, and a look into a store far away costs a call that is paid for: there are only so many.
 * @param now milliseconds of a clock that never goes back
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
    const current = await deployed.current(); // a page of another edge may be newer than what is known here
    const found = current?.file(packageName, id);
    if (found) {
      passed.set(key, found);
      return found;
    }
    const missedAt = unknown.get(key);
    if (missedAt !== undefined && now() - missedAt < UNKNOWN_TTL_MS) return undefined;
    const looking = underWay.get(key) ?? find(key, packageName, id); // a page asks for many of its files at once
    underWay.set(key, looking);
    return looking.finally(() => underWay.delete(key));
  };
}
