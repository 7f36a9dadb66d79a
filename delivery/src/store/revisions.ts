import type { Registry } from 'contract/registry';
import { hashOf } from '../trust/ed25519';
import { signerIn } from '../trust/guard';
import { checkpointAt, type Trust } from '../trust/trust';
import { type Followed, followRevisions } from './followRevisions';
import { signRevision } from './proposals';
import { parseRegistry, registryText } from './registrySchema';
import { POINTER, revisionKey } from './revisionKeys';
import type { Store } from './store';

/** The author of a change and the reason, stored in the revision. */
export interface Author {
  by: string;
  reason: string;
}

/** The product's state in a revision, without author, time and reason. */
export type Deployment = Pick<
  Registry,
  'base' | 'minShell' | 'api' | 'shell' | 'remotes' | 'verdicts' | 'owners' | 'proposals' | 'unread'
>;

export type Stamp = Pick<Registry, 'at' | 'by' | 'reason'>;

const NOTHING: Deployment = { base: '/releases/', remotes: {} };

/**
 * One revision by its number.
 * @param hash of its bytes, if a later verified revision contains it
 * @throws Error when it differs
 */
export async function readRevision(
  store: Store,
  revision: number,
  hash?: string,
): Promise<Registry | undefined> {
  const key = revisionKey(revision);
  const content = await store.read(key);
  if (content && hash !== undefined && hashOf(content) !== hash) {
    throw new Error(`${key} is not the revision that the next one follows from.`);
  }
  return content && parseRegistry(content, key);
}

/**
 * The newest revision; undefined while nothing was ever published.
 * @throws Error where signatures are required and a newer revision cannot be verified
 */
export async function readHead(store: Store): Promise<Registry | undefined> {
  const { head, trouble } = await readBelieved(store);
  if (trouble) throw trouble;
  return head;
}

/** The stored head; certifying it certifies everything before it. */
export async function checkpointOf(store: Store): Promise<Pick<Trust, 'checkpoint'>> {
  const head = await readHead(store);
  const content = head && (await store.read(revisionKey(head.revision)));
  return head && content ? { checkpoint: checkpointAt(head.revision, content) } : {};
}

/** The newest revision that may be shown, and why a newer one may not, if there is one. */
export async function readBelieved(store: Store): Promise<Followed> {
  return store.guard ? followRevisions(store, store.guard) : { head: await newestIn(store) };
}

async function newestIn(store: Store): Promise<Registry | undefined> {
  const pointer = await store.read(POINTER);
  let head = pointer && parseRegistry(pointer, POINTER);
  // The process that created a newer one may have crashed before it moved the pointer.
  for (;;) {
    const next = await readRevision(store, (head?.revision ?? 0) + 1);
    if (!next) return head;
    head = next;
  }
}

/** A text that is non-empty as soon as a revision newer than `known` exists. */
export const nextStamp = (store: Store, known: number): Promise<string | undefined> =>
  store.stamp(revisionKey(known + 1));

/**
 * Creates the next revision. Concurrent attempts each get a revision of their own, in some order, and each is applied
 * to the result of the one before.
 * @param change returns the new deployment, from the current one and the revision's number, author and time; undefined
 * to change nothing; it may throw to refuse
 * @returns the new head, or the unchanged one
 * @throws Error where signatures are required, when this process has no key with the right, or others must sign too
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
    const { head, content, trouble } = await readBelieved(store);
    if (trouble) throw trouble;
    const revision = (head?.revision ?? 0) + 1;
    // A reader has no key; that is reported when there is a change to make.
    const by = store.guard?.key ? signerIn(store.guard).name : author.by;
    const stamp: Stamp = { at: new Date().toISOString(), by, reason: author.reason };
    const wanted = await change(head ?? NOTHING, { ...stamp, revision });
    if (!wanted) return head;

    const parent = head?.revision ?? null;
    const parentHash = content && hashOf(content);
    const birth = { schema: 1 as const, revision, parent, parentHash, ...stamp };
    const next: Registry = { ...birth, ...wanted, ...birth };
    const text = registryText(next);
    if (store.guard) await signRevision(store, store.guard, content, text);
    if (await store.create(revisionKey(next.revision), text)) {
      await store.replace(POINTER, text);
      return next;
    }
  }
}
