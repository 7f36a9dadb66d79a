import { readPassed } from '../publish/passed';
import type { Store } from '../store/store';
import type { Deployed } from './Deployed';

/** Says whether browsers may have the files of a release. */
export type MayLoad = (part: string, id: string) => Promise<boolean>;

/** More releases than this are not remembered: each costs two small files to look at again. */
const REMEMBERED = 1000;

/**
 * What is deployed, and what passed its checks before: open tabs still load from it. What only lies in
 * the store, because somebody tries it or because it was refused, is nobody's to load.
 */
export function mayLoadFrom(store: Store, deployed: Deployed): MayLoad {
  const passed = new Set<string>();
  return async (part, id) => {
    if (deployed.known?.file(part, id)) return true;
    const key = `${part}/${id}`;
    if (passed.has(key)) return true;
    const now = await deployed.current(); // a page of another edge may be newer than what is known here
    const may = now?.file(part, id) || (await readPassed(store, part, id));
    if (!may) return false;
    if (passed.size >= REMEMBERED) passed.clear();
    passed.add(key);
    return true;
  };
}
