import type { Canary } from 'contract/registry';
import { revisionsOf } from '../deploy/history';
import { readHead } from '../store/revisions';
import { slotOf } from '../store/slots';
import type { Store } from '../store/store';

/** A canary, when it became one, and when it got its share. */
export interface CanaryState {
  canary: Canary;
  stable: string;
  /** ISO 8601, UTC: when it became a canary, and when it got its share. */
  began: string;
  stepped: string;
}

/** The canary of a remote or the shell; undefined when it has none. */
export async function canaryStateOf(store: Store, name: string): Promise<CanaryState | undefined> {
  const head = await readHead(store);
  const slot = head && slotOf(head, name);
  if (!head || !slot?.canary) return undefined;
  const { canary, stable } = slot;
  let [began, stepped] = [head.at, head.at];
  let isStep = true;
  for await (const revision of revisionsOf(store)) {
    const before = slotOf(revision, name)?.canary;
    if (before?.salt !== canary.salt) break;
    isStep &&= before.percent === canary.percent;
    began = revision.at;
    if (isStep) stepped = revision.at;
  }
  return { canary, stable: stable.id, began, stepped };
}
