import { revisionsOf } from '../deploy/history';
import type { Canary } from '../registry';
import { readHead } from '../store/revisions';
import type { Store } from '../store/store';

/** A canary and since when it is one, or has its share. */
export interface Standing {
  canary: Canary;
  /** Id of the release beside it. */
  stable: string;
  /** ISO 8601, UTC: since when it is a canary, and since when it has its share. */
  began: string;
  stepped: string;
}

/** What stands of a remote's canary; undefined when it has none. */
export async function standingOf(store: Store, remote: string): Promise<Standing | undefined> {
  const head = await readHead(store);
  const slot = head?.remotes[remote];
  if (!head || !slot?.canary) return undefined;
  const { canary, stable } = slot;
  let [began, stepped] = [head.at, head.at];
  let isStep = true;
  for await (const { at, remotes } of revisionsOf(store)) {
    const before = remotes[remote]?.canary;
    if (before?.salt !== canary.salt) break;
    isStep &&= before.percent === canary.percent;
    began = at;
    if (isStep) stepped = at;
  }
  return { canary, stable: stable.id, began, stepped };
}
