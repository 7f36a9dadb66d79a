import type { Registry, Release } from 'contract/registry';
import { readRelease } from '../releases/readRelease';
import { readHead, readRevision } from '../store/revisions';
import { slotOf } from '../store/slots';
import type { Store } from '../store/store';
import { verdictOn } from './verdicts';

const MAX_REVISIONS = 500;

export async function* revisionsOf(store: Store, count = MAX_REVISIONS): AsyncGenerator<Registry> {
  let revision = await readHead(store);
  for (let left = count; revision && left > 0; left -= 1) {
    yield revision;
    const { parent, parentHash }: Registry = revision;
    revision = parent ? await readRevision(store, parent, parentHash) : undefined;
  }
}

const DEFAULT_COUNT = 20;

export async function readHistory(store: Store, count = DEFAULT_COUNT): Promise<Registry[]> {
  const revisions: Registry[] = [];
  for await (const one of revisionsOf(store, count)) revisions.push(one);
  return revisions;
}

/** An earlier revision by number, verified against the hashes in later revisions. */
export async function findRevision(store: Store, number: number): Promise<Registry | undefined> {
  for await (const one of revisionsOf(store, Number.POSITIVE_INFINITY)) {
    if (one.revision === number) return one;
  }
  return undefined;
}

/** How many of them are useful: one to go back to, and one as its last good release. */
const MAX_EARLIER = 2;

/**
 * Earlier stable releases of a package before the current and the last good one, newest first: those that are still in
 * the store and may be offered again.
 */
export async function earlierReleases(store: Store, name: string): Promise<Release[]> {
  const head = await readHead(store);
  const now = head && slotOf(head, name);
  const seen = new Set([now?.stable.id, now?.lastGood?.id]);
  const found: Release[] = [];
  for await (const revision of revisionsOf(store)) {
    const stable = slotOf(revision, name)?.stable;
    if (!head || !stable || seen.has(stable.id)) continue;
    seen.add(stable.id);
    if (verdictOn(head, name, stable.id) || !(await readRelease(store, name, stable.id))) continue;
    if (found.push(stable) === MAX_EARLIER) return found;
  }
  return found;
}
