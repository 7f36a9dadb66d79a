import { integrityOf } from 'tooling/release';
import { z } from 'zod';

import type { Store } from '../store/store';
import { type Guard, signerIn } from '../trust/guard';
import { mayPublish, signerOf } from '../trust/trust';
import { PASSED_FILE, RELEASE_FILE, releasePrefix } from './releaseKeys';

/** What is said of a release whose checks it passed: only then may a browser load it. */
export interface Passed {
  schema: 1;
  name: string;
  id: string;
  /** `sha384-…` of release.json, and so of every file. */
  manifest: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  /** False when nobody tried it in a browser. */
  tried: boolean;
}

const statement: z.ZodType<Passed> = z.object({
  schema: z.literal(1),
  name: z.string(),
  id: z.string(),
  manifest: z.string().startsWith('sha384-'),
  at: z.iso.datetime(),
  by: z.string(),
  tried: z.boolean(),
});

/** What is signed is a text, byte by byte; nobody writes it anew to look at its signature. */
const envelope = z.object({
  statement: z.string(),
  signature: z.object({ key: z.string(), signature: z.string() }).optional(),
});

/** Says that a release passed its checks. What was said of it first stands, if it is believed. */
export async function recordPassed(
  store: Store,
  passed: Omit<Passed, 'schema' | 'manifest' | 'at'>,
): Promise<void> {
  const { name, id } = passed;
  const release = await store.read(releasePrefix(name, id) + RELEASE_FILE);
  if (!release) throw new Error(`${name} ${id} is not in the store.`);
  const at = new Date().toISOString();
  const text = JSON.stringify({ schema: 1, ...passed, manifest: integrityOf(release), at });
  const { guard } = store;
  const signature = guard && mustSign(guard, name, text);
  const key = releasePrefix(name, id) + PASSED_FILE;
  const file = `${JSON.stringify({ statement: text, ...(signature && { signature }) })}\n`;
  if (await store.create(key, file)) return;
  if (!(await readPassed(store, name, id))) await store.replace(key, file);
}

/** What was said of a release of this very content; undefined while it has not passed. */
export async function readPassed(
  store: Store,
  name: string,
  id: string,
): Promise<Passed | undefined> {
  const prefix = releasePrefix(name, id);
  const [written, manifest] = await Promise.all([
    store.read(prefix + PASSED_FILE),
    store.read(prefix + RELEASE_FILE),
  ]);
  if (!written || !manifest) return undefined;
  const found = believed(written, name, store.guard);
  const isOfThis = found?.name === name && found.id === id;
  return isOfThis && found.manifest === integrityOf(manifest) ? found : undefined;
}

/** @throws Error when this process has no key, or one without the right */
function mustSign(guard: Guard, part: string, text: string) {
  const signer = signerIn(guard);
  if (mayPublish(signer.key, part)) return signer.sign('release', text);
  throw new Error(`${signer.name} has no right to publish ${part}.`);
}

/** A file that is none of ours says nothing. */
function believed(file: Buffer, part: string, guard: Guard | undefined): Passed | undefined {
  const said = envelope.safeParse(parseJson(file.toString('utf8'))).data;
  if (!said) return undefined;
  const signer =
    guard && said.signature && signerOf(guard.trust, 'release', said.statement, said.signature);
  if (guard && !(signer && mayPublish(signer, part))) return undefined;
  return statement.safeParse(parseJson(said.statement)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema says no to it
  }
}
