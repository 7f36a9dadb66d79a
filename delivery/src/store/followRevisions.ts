import type { Registry } from 'contract/registry';
import { tryParseJson } from 'server-kit/json';
import { OperatorError } from 'server-kit/log';
import { z } from 'zod';
import { hashOf } from '../trust/ed25519';
import type { Guard } from '../trust/guard';
import { faultIn } from '../trust/revisionFault';
import { type Signature, signature } from '../trust/trust';
import { parseRegistry } from './registrySchema';
import { revisionKey, signaturesKey } from './revisionKeys';
import type { Store } from './store';

/** The newest verified revision, and why nothing newer is used. */
export interface Followed {
  head?: Registry;
  content?: Buffer;
  trouble?: Error;
}

interface Point {
  revision: number;
  content: Buffer;
}

const signatures = z.array(signature).max(100);

/**
 * Follows the chain from the last seen revision, or from where signatures begin, to the newest one, and verifies each.
 * @throws OperatorError when the store is older than what was seen, or another one
 */
export async function followRevisions(store: Store, guard: Guard): Promise<Followed> {
  let at = await begin(store, guard);
  let trouble: Error | undefined;
  for (;;) {
    const revision: number = (at?.revision ?? 0) + 1;
    const content = await store.read(revisionKey(revision));
    if (!content) break;
    const signed = await readSignatures(store, content);
    const fault = faultIn(guard.trust, at?.content, content, signed);
    if (fault) {
      await store.forget?.(revisionKey(revision)); // the correct revision may replace it
      trouble = new Error(`${revisionKey(revision)} ${fault.sentence} ${NEXT_STEP}`);
      break;
    }
    at = { revision, content };
  }
  if (!at) return { trouble };
  guard.seen.note(pointOf(at), guard.trust.checkpoint?.hash);
  const head = parseRegistry(at.content, revisionKey(at.revision));
  return { head, content: at.content, trouble };
}

/** The signatures of a text in the store; the reader verifies each. */
async function readSignatures(store: Store, content: Buffer): Promise<Signature[]> {
  const file = await store.read(signaturesKey(hashOf(content)));
  // Unreadable signatures count as none.
  return (file && signatures.safeParse(tryParseJson(file)).data) ?? [];
}

async function begin(store: Store, guard: Guard): Promise<Point | undefined> {
  const { trust, seen } = guard;
  const { checkpoint } = trust;
  const { newest } = seen;
  const start = newest && newest.revision >= (checkpoint?.revision ?? 0) ? newest : checkpoint;
  if (!start) return undefined;
  const content = await store.read(revisionKey(start.revision));
  if (content && hashOf(content) === start.hash) {
    const at = { revision: start.revision, content };
    return (start === newest && (await lastBelieved(store, guard, at))) || at;
  }
  const found = content ? 'another one' : 'none';
  throw new OperatorError(
    `Revision ${start.revision} was seen before, but the store has ${found}: it was reset to an ` +
      'older state, or is another store. Nothing of it is shown. If this is intended, remove what was seen: ' +
      seen.place,
  );
}

/**
 * The last seen revision may be signed with a key that was removed since. When the list of keys has changed, everything
 * after its checkpoint is verified again.
 * @returns the last revision before one whose signatures no longer suffice; undefined when there is none
 */
async function lastBelieved(store: Store, guard: Guard, seen: Point): Promise<Point | undefined> {
  const { checkpoint } = guard.trust;
  if (!checkpoint || guard.seen.wasGoodWith(checkpoint.hash)) return undefined;
  const chain = await chainBetween(store, checkpoint, seen);
  for (const [at, { content }] of chain.entries()) {
    const before = chain[at - 1];
    if (!before) continue; // this is the checkpoint itself
    const signed = await readSignatures(store, content);
    if (!faultIn(guard.trust, before.content, content, signed)) continue;
    guard.seen.replace(pointOf(before));
    return before;
  }
  return undefined;
}

/**
 * The revisions from one to a later one, each with the hash of the one before.
 * @throws OperatorError when one is missing or changed: whoever removed it may have the former key
 */
async function chainBetween(
  store: Store,
  first: { revision: number; hash: string },
  last: Point,
): Promise<Point[]> {
  const chain = [last];
  let { revision } = last;
  while (revision > first.revision) {
    revision -= 1;
    const content = await store.read(revisionKey(revision));
    const { parentHash } = JSON.parse(String(chain[0]!.content)) as { parentHash?: string };
    if (!content || hashOf(content) !== parentHash) throw brokenAt(revision);
    chain.unshift({ revision, content });
  }
  if (hashOf(chain[0]!.content) !== first.hash) throw brokenAt(first.revision);
  return chain;
}

/** A revision is created once, so nobody can replace it. */
const NEXT_STEP = 'Remove it from the store: until then nothing newer is shown or published.';

const brokenAt = (revision: number) =>
  new OperatorError(
    `The list of keys has changed, and what was seen since its checkpoint cannot be verified again: revision ` +
      `${revision} is missing in the store, or differs. Restore it, or move the checkpoint to the current revision.`,
  );

const pointOf = ({ revision, content }: Point) => ({ revision, hash: hashOf(content) });
