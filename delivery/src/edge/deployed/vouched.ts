import type { ReleaseFile } from 'contract/release';

import { readPassed } from '../../releases/passed';
import type { Store } from '../../store/store';
import type { Deployed } from './Deployed';

/** What the registry, or the checks it passed, vouch for of a release; undefined when nothing does. */
export type FindVouched = (part: string, id: string) => Promise<ReleaseFile | undefined>;

/** More releases than this are not remembered: each costs two small files to look at again. */
const REMEMBERED = 1000;

/**
 * What is deployed, and what passed its checks before: open tabs still load from it. What only lies in
 * the store, because somebody tries it or because it was refused, is nobody's to load.
 */
export function vouchedIn(store: Store, deployed: Deployed): FindVouched {
  const passed = new Map<string, ReleaseFile>();
  return async (part, id) => {
    const key = `${part}/${id}`;
    const known = deployed.known?.file(part, id) ?? passed.get(key);
    if (known) return known;
    const now = await deployed.current(); // a page of another edge may be newer than what is known here
    const found = now?.file(part, id) ?? (await readPassed(store, part, id))?.file;
    if (!found) return undefined;
    if (passed.size >= REMEMBERED) passed.clear();
    passed.set(key, found);
    return found;
  };
}
