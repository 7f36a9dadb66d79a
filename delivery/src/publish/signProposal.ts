import type { Registry } from 'contract/registry';
import { RELEASE_FILE, releasePrefix } from '../releases/releaseKeys';
import { followRevisions } from '../store/followRevisions';
import { proposals, writeSignatures } from '../store/proposals';
import { slotsAsWritten } from '../store/registrySchema';
import { POINTER, proposalKey, revisionKey } from '../store/revisionKeys';
import { idsIn } from '../store/slots';
import type { Store } from '../store/store';
import { type Guard, signerIn } from '../trust/guard';
import { faultIn } from '../trust/revisionFault';

/**
 * Adds this key's signature; the last required signature creates the revision.
 * @param id the first letters of the proposal's hash
 * @returns the new head, or one sentence about what is still missing
 * @throws Error with a sentence when it cannot be created, or when releases in it are missing in the store
 */
export async function signProposal(
  store: Store,
  guard: Guard,
  id: string,
): Promise<Registry | string> {
  const all = (await proposals(store)).filter(({ hash }) => id.length > 0 && hash.startsWith(id));
  const [proposal] = all;
  if (!proposal || all.length > 1) throw new Error(`There is no proposal '${id}'.`);
  const { hash, content, registry } = proposal;
  const { content: before, trouble } = await followRevisions(store, guard);
  if (trouble) throw trouble;

  const own = signerIn(guard).sign('revision', content);
  const signatures = [...proposal.signatures.filter(({ key }) => key !== own.key), own];
  const fault = faultIn(guard.trust, before, content, signatures);
  if (fault?.kind === 'wrong') {
    await store.remove(proposalKey(hash));
    throw new Error(`The proposal ${fault.sentence} Ask its author to create it again.`);
  }
  if (fault) {
    const text = content.toString('utf8');
    await store.replace(proposalKey(hash), JSON.stringify({ text, signatures }));
    return `Signed; the revision ${fault.sentence}`;
  }
  await requireFiles(store, registry);
  await writeSignatures(store, content, signatures);
  const made = await store.create(revisionKey(registry.revision), content);
  await store.remove(proposalKey(hash));
  if (!made)
    throw new Error(
      'Somebody else has published in the meantime. Ask the author to create the proposal again.',
    );
  await store.replace(POINTER, content);
  return registry;
}

/** Releases that were published long ago may have been deleted since. */
async function requireFiles(store: Store, registry: Registry): Promise<void> {
  for (const [name, slot] of Object.entries(slotsAsWritten(registry))) {
    for (const id of idsIn(slot)) {
      if (await store.read(releasePrefix(name, id) + RELEASE_FILE)) continue;
      throw new Error(`${name} ${id} is no longer in the store. Publish it again.`);
    }
  }
}
