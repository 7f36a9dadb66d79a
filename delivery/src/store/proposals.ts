import type { Registry } from 'contract/registry';
import { z } from 'zod';
import { hashOf } from '../trust/ed25519';
import { type Guard, signerIn } from '../trust/guard';
import { neededSignatures } from '../trust/neededSignatures';
import { faultIn } from '../trust/revisionFault';
import { type Signature, signature } from '../trust/trust';
import { writtenIn } from '../trust/written';
import { parseRegistry } from './registrySchema';
import { PROPOSALS, proposalKey, signaturesKey } from './revisionKeys';
import type { Store } from './store';

/** A revision that others still have to sign. It is refused after another revision took its number. */
export interface Proposal {
  /** Its id: the hash of its bytes. */
  hash: string;
  registry: Registry;
  content: Buffer;
  signatures: Signature[];
}

const written = z.object({ text: z.string(), signatures: z.array(signature) });

/**
 * Signs a revision before it is created. When others must sign it too, it is stored as a proposal.
 * @throws Error with a sentence when it is stored as a proposal, or when this key may not sign it
 */
export async function signRevision(
  store: Store,
  guard: Guard,
  before: Buffer | undefined,
  text: string,
): Promise<void> {
  const signer = signerIn(guard);
  const content = Buffer.from(text);
  const signatures = [signer.sign('revision', content)];
  const fault = faultIn(guard.trust, before, content, signatures);
  if (!fault) return writeSignatures(store, content, signatures);

  const needed = neededSignatures(writtenIn(before), writtenIn(content));
  const { team, only } = signer.key;
  const isAsked = team === '*' || needed.everybody || needed.teams.includes(team);
  if (fault.kind === 'wrong') throw new Error(`The revision ${fault.sentence}`);
  if (only || !isAsked) {
    const whose = team === '*' ? 'any remote' : team;
    const limit = only ? `: its key is for canaries of ${whose}` : '';
    throw new Error(
      `${signer.name} has no right to change ${needed.teams.join(' and ') || 'this'}${limit}.`,
    );
  }
  const hash = hashOf(content);
  await store.replace(proposalKey(hash), JSON.stringify({ text, signatures }));
  throw new Error(
    `Nothing has changed yet: the revision ${fault.sentence} It waits as a proposal. Ask another team to check it ` +
      `and run \`npm run mfe -- sign ${hash.slice(0, 12)}\`.`,
  );
}

/** Proposals that wait for signatures; unreadable ones are left out. */
export async function proposals(store: Store): Promise<Proposal[]> {
  const keys = await store.list(PROPOSALS);
  const found = await Promise.all(keys.map((key) => store.read(key)));
  return found.flatMap((file) => (file ? (asProposal(file) ?? []) : []));
}

/** Written before the revision, so that nobody ever sees it without them. */
export function writeSignatures(
  store: Store,
  content: Buffer,
  signatures: Signature[],
): Promise<void> {
  return store.replace(signaturesKey(hashOf(content)), JSON.stringify(signatures));
}

function asProposal(file: Buffer): Proposal | undefined {
  try {
    const { text, signatures } = written.parse(JSON.parse(file.toString('utf8')));
    const content = Buffer.from(text);
    const hash = hashOf(content);
    return { hash, content, signatures, registry: parseRegistry(content, proposalKey(hash)) };
  } catch {
    return undefined; // signers see only proposals that can become a revision
  }
}
