import { provenance } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { tryParseJson } from 'server-kit/json';
import { z } from 'zod';

import type { Store } from '../store/store';
import { type Guard, publisherIn } from '../trust/guard';
import { mayPublish, signature, signerOf } from '../trust/trust';
import { noneIfUnreadable, readStoredRelease, type StoredRelease } from './readRelease';
import { PASSED_FILE, RELEASE_FILE, releasePrefix } from './releaseKeys';

/** The statement that a release passed its checks: without it browsers may not load the release. */
const statement = z.object({
  schema: z.literal(1),
  name: z.string(),
  id: z.string(),
  /** `sha384-…` of release.json, which covers every file. */
  manifest: z.string().startsWith('sha384-'),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  by: z.string(),
  /** False when it was not tried in a browser. */
  tried: z.boolean(),
  provenance: provenance.extend({ builtAt: z.iso.datetime() }).optional(),
});

type Passed = z.infer<typeof statement>;

/** The signature covers the text byte by byte, so that verifying needs no serialization. */
const envelope = z.object({
  statement: z.string(),
  signature: signature.optional(),
});

/** Records that a release passed its checks. An earlier statement stays if it is trusted. */
export async function recordPassed(
  store: Store,
  passed: Omit<Passed, 'schema' | 'manifest' | 'at'>,
): Promise<void> {
  const { name, id } = passed;
  const release = await store.read(releasePrefix(name, id) + RELEASE_FILE);
  if (!release) throw new Error(`${name} ${id} is not in the store.`);
  const { guard } = store;
  const signer = guard && publisherIn(guard, name);
  const by = signer?.name ?? passed.by;
  const birth = { by, manifest: integrityOf(release), at: new Date().toISOString() };
  const text = JSON.stringify({ schema: 1, ...passed, ...birth });
  const own = signer?.sign('release', text);
  const key = releasePrefix(name, id) + PASSED_FILE;
  const file = `${JSON.stringify({ statement: text, ...(own && { signature: own }) })}\n`;
  if (await store.create(key, file)) return;
  if (!(await readPassed(store, name, id))) await store.replace(key, file);
}

/** Undefined while no release with exactly this content has passed. */
export async function readPassed(
  store: Store,
  name: string,
  id: string,
): Promise<StoredRelease | undefined> {
  const written = await store.read(releasePrefix(name, id) + PASSED_FILE);
  const passed = written && believed(written, name, store.guard);
  if (passed?.name !== name || passed.id !== id) return undefined;
  const stored = await readStoredRelease(store, name, id).catch(noneIfUnreadable);
  return stored?.manifest === passed.manifest ? stored : undefined;
}

/** A file in an unknown format counts as no statement. */
function believed(file: Buffer, packageName: string, guard: Guard | undefined): Passed | undefined {
  const given = envelope.safeParse(tryParseJson(file)).data;
  if (!given) return undefined;
  const signer =
    guard && given.signature && signerOf(guard.trust, 'release', given.statement, given.signature);
  if (guard && !(signer && mayPublish(signer, packageName))) return undefined;
  return statement.safeParse(tryParseJson(given.statement)).data;
}
