import type { Registry, Release } from '../registry';
import { readHead, readRevision } from '../store/revisions';
import type { Store } from '../store/store';
import { slotOf } from './slots';

/** How far back a release is looked for, in revisions. */
const FAR = 500;

/** Revisions from the newest to the oldest. */
export async function* revisionsOf(store: Store, count = FAR): AsyncGenerator<Registry> {
  let revision = await readHead(store);
  for (let left = count; revision && left > 0; left -= 1) {
    yield revision;
    revision = revision.parent ? await readRevision(store, revision.parent) : undefined;
  }
}

/**
 * The stable release a part had before the two that stand now: what is behind it after going back.
 */
export async function releaseBefore(store: Store, name: string): Promise<Release | undefined> {
  const head = await readHead(store);
  const now = head && slotOf(head, name);
  const passed = [now?.stable.id, now?.lastGood?.id, ...(now?.blocked ?? [])];
  for await (const revision of revisionsOf(store)) {
    const stable = slotOf(revision, name)?.stable;
    if (stable && !passed.includes(stable.id)) return stable;
  }
  return undefined;
}
