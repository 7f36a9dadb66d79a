import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { readKeyFiles, readStoreUrl } from '../env';
import { checkpointOf } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { newTrust, publicKeyIn, readTrustFile, writeNewKey, writeTrustFile } from '../trust/files';
import { isPublicKey, keyOf, nameOf, type Trust } from '../trust/trust';
import type { Command } from './commands';
import { print, readOptions, storeOf, TEXT, WrongUse } from './options';

/** Number of teams that must sign shared changes, where teams have keys. */
const NEEDED_TEAMS = 2;

/** Prefix of a public key, which might otherwise start like an option. */
const KIND = 'ed25519:';

interface Output {
  json: unknown;
  text: string;
}

export const keysCommand: Command = {
  usage: 'new | list | add <package|api> <person> <public key> [--only canary] | revoke <id>',
  does: 'create keys, and set who may publish what',
  about:
    '`new` creates a private key in a file and prints the public key. `add` lets that key publish ' +
    'the package of its team. The file in MFE_TRUST lists the trusted keys; it is beside every edge and ' +
    'never in the store. Your own key is in MFE_KEY_FILE or MFE_KEY. A key of the team `api` records which api is ' +
    'deployed; a key with --only canary can only do what `watch` does. `revoke` removes a key and vouches for ' +
    'what is deployed at that moment, so check that first. Edges with the new list ignore what the key signs ' +
    'afterwards; `verify` names such a file, and nothing can be published until it is removed.',
  examples: [
    'keys new --file ~/.mfe.key',
    'keys add remote-founder ana ed25519:Xk3…',
    'keys add api eli ed25519:9aQ…',
    'keys add remote-founder watch ed25519:7Fd… --only canary',
    'keys list',
    'keys revoke 41fd5c1841fd5c18',
  ],
  async run(args) {
    const { positionals, values } = readOptions(args, { file: TEXT, only: TEXT }, 4);
    const [act, ...rest] = positionals;
    const { trust: file, key } = readKeyFiles();
    const plain = openStore(values.store ?? readStoreUrl());
    // Without this file no signatures are required.
    const store = () => (existsSync(file) ? storeOf(values) : plain);
    const acts: Record<string, () => Promise<Output>> = {
      new: () => newKey(values.file ?? key, plain),
      list: async () => listed(readTrustFile(file)),
      add: () => add(store(), file, rest, values.only),
      revoke: () => revoke(store(), file, rest[0]),
    };
    const output = await acts[act ?? '']?.();
    if (output === undefined) throw new WrongUse('Give a command: new, list, add or revoke.');
    print(values.json, output.json, output.text);
  },
};

/** A key must not be stored in the same place as the releases that it signs. */
async function newKey(asked: string, { folder }: Store): Promise<Output> {
  const file = resolve(asked);
  if (folder && !relative(folder, file).startsWith('..')) {
    throw new Error(`${file} is in the store, where everybody who publishes can read it.`);
  }
  writeNewKey(file);
  const shown = KIND + publicKeyIn(file);
  const text = `${file} is your private key: keep it secret. Ask a colleague to add its public key:\n  keys add <package> <you> ${shown}`;
  return { json: { file, public: shown }, text };
}

async function add(
  store: Store,
  file: string,
  [team, person, shown]: string[],
  asked: string | undefined,
): Promise<Output> {
  if (!team || !person || !shown) throw new WrongUse('Give a package, a person and a public key.');
  if (!isPublicKey(shown.replace(KIND, '')))
    throw new WrongUse(`'${shown}' is no public key. \`mfe keys new\` prints one: ${KIND}…`);
  // The revision that exists when keys are introduced needs no signature.
  const known = existsSync(file)
    ? readTrustFile(file)
    : { ...newTrust(NEEDED_TEAMS), ...(await checkpointOf(store)) };
  const only = limitOf(asked);
  const key = keyOf(shown.replace(KIND, ''), { team, person, ...(only && { only }) });
  const trust = { ...known, keys: [...known.keys, key] };
  writeTrustFile(file, trust);
  return listed(trust, `Give ${file} to every edge and team (MFE_TRUST).`);
}

function limitOf(asked: string | undefined): 'canary' | undefined {
  if (asked === undefined || asked === 'canary') return asked;
  throw new WrongUse(`A key can only be limited to canaries (--only canary), not to '${asked}'.`);
}

async function revoke(store: Store, file: string, id: string | undefined): Promise<Output> {
  if (id === undefined) throw new WrongUse('Give the id of the key: `mfe keys list` shows it.');
  const known = readTrustFile(file);
  const keys = known.keys.filter((key) => key.id !== id);
  if (keys.length === known.keys.length)
    throw new Error(`There is no key ${id}.\n${describe(known)}`);
  const trust = { ...known, ...(await checkpointOf(store)), keys };
  writeTrustFile(file, trust);
  const point = trust.checkpoint ? ` Revision ${trust.checkpoint.revision} stays valid.` : '';
  return listed(
    trust,
    `Give ${file} to every edge and team.${point} Then run \`mfe verify\` to see whether the key has signed anything since.`,
  );
}

/** The trusted keys, and what to do next. */
const listed = (trust: Trust, ...next: string[]): Output => ({
  json: { signatures: trust.signatures, keys: trust.keys },
  text: [describe(trust), ...next].join('\n'),
});

function describe({ keys, signatures }: Trust): string {
  const lines = keys.map((key) => {
    const right = key.only ? `, only ${key.only}` : '';
    return `  ${key.id}  ${key.team.padEnd(15)} ${nameOf(key)}${right}`;
  });
  const needed = `Changes that concern everybody need the signatures of ${signatures} ${signatures === 1 ? 'team' : 'teams'}.`;
  return [...(lines.length > 0 ? lines : ['  nobody']), needed].join('\n');
}
