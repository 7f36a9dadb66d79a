import type { Registry } from '../registry';
import { parseRegistry, registryText } from './registrySchema';
import type { Store } from './store';

/** A copy of the newest revision, for readers that cannot list. It may lag behind for a moment. */
export const POINTER = 'registry.json';

/** Who changes the registry, and why: kept with the revision for ever. */
export interface Author {
  by: string;
  reason: string;
}

/** What a revision says of the product, without its own birth data. */
export type Deployment = Pick<
  Registry,
  'base' | 'minShell' | 'api' | 'shell' | 'remotes' | 'verdicts' | 'owners' | 'proposals' | 'unread'
>;

/** The birth data of a revision: when it is made, by whom and why. */
export type Stamp = Pick<Registry, 'at' | 'by' | 'reason'>;

const NOTHING: Deployment = { base: '/releases/', remotes: {} };

export const revisionKey = (revision: number) =>
  `registry/revisions/${String(revision).padStart(6, '0')}.json`;

/** One revision by its number. */
export async function readRevision(store: Store, revision: number): Promise<Registry | undefined> {
  const key = revisionKey(revision);
  const content = await store.read(key);
  return content && parseRegistry(content, key);
}

/** The newest revision; undefined while nothing was ever published. */
export async function readHead(store: Store): Promise<Registry | undefined> {
  const pointer = await store.read(POINTER);
  let head = pointer && parseRegistry(pointer, POINTER);
  // Whoever made a newer one may have died before the pointer was moved.
  for (;;) {
    const next = await readRevision(store, (head?.revision ?? 0) + 1);
    if (!next) return head;
    head = next;
  }
}

/** A text that differs whenever a newer revision exists than `known`. */
export async function headStamp(store: Store, known: number): Promise<string> {
  const [pointer, next] = await Promise.all([
    store.stamp(POINTER),
    store.stamp(revisionKey(known + 1)),
  ]);
  return `${pointer} ${next}`;
}

/**
 * Makes the next revision. Of several who try at once each gets one of its own, in some order, and
 * each sees what the one before it did.
 * @param change answers what shall stand, from what stands and the revision's number and birth data;
 *   undefined to leave it; it may throw to refuse
 * @returns the new head, or the one that was left as it is
 */
export async function revise(
  store: Store,
  author: Author,
  change: (
    now: Deployment,
    next: Stamp & { revision: number },
  ) => Deployment | undefined | Promise<Deployment | undefined>,
): Promise<Registry | undefined> {
  for (;;) {
    const head = await readHead(store);
    const revision = (head?.revision ?? 0) + 1;
    const stamp: Stamp = { at: new Date().toISOString(), by: author.by, reason: author.reason };
    const wanted = await change(head ?? NOTHING, { ...stamp, revision });
    if (!wanted) return head;

    const birth = { schema: 1 as const, revision, parent: head?.revision ?? null, ...stamp };
    const next: Registry = { ...birth, ...wanted, ...birth };
    const text = registryText(next);
    if (await store.create(revisionKey(next.revision), text)) {
      await store.replace(POINTER, text);
      return next;
    }
  }
}
