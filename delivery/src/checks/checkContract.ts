import type { ReleaseFile } from 'contract/release';
import { CONTRACT_FILE, releasePrefix } from '../releases/releaseKeys';
import type { Store } from '../store/store';
import { checkText, readAs } from './checkText';
import type { CheckFailure, Combination } from './releaseSet';
import { runTypeScript } from './runTypeScript';

export interface Contracted {
  release: ReleaseFile;
  contract: string;
}

/** Longest TypeScript message that is repeated in full, in characters. */
const MAX_FOUND_LENGTH = 300;

const CHECK = 'check.ts';

export async function checkContract(
  remote: Contracted,
  shell: Contracted,
): Promise<CheckFailure[]> {
  const text = checkText(remote.release.uses ?? {});
  const files = {
    'remote.d.ts': readAs('remote', remote.contract),
    'shell.d.ts': readAs('shell', shell.contract),
    [CHECK]: text,
  };
  const lines = text.split('\n');
  const faults = await runTypeScript(files, CHECK);
  return faults.map(({ line, message: copy }) => {
    const [, name] = /^export const (\w+?)(?:_\d+)?:/.exec(lines[line - 1]!) ?? [];
    return {
      check: 'contract' as const,
      packageName: remote.release.name,
      sentence: sentenceOf(name ?? 'contract', copy, shell.release.id),
    };
  });
}

function sentenceOf(name: string, copy: string, shell: string): string {
  // TypeScript explains from the outside in: its last line names the difference.
  const found = copy.length > MAX_FOUND_LENGTH ? `… ${copy.slice(-MAX_FOUND_LENGTH)}` : copy;
  if (name === 'routes') {
    return (
      `exports routes that shell ${shell} does not accept: expected RemoteRoute[], found: ${found} ` +
      'Mend src/routes.tsx, or publish a shell that accepts them first.'
    );
  }
  const gone = /does not exist on type/.test(copy);
  return (
    `takes ${name} from the shell; expected it as the remote was built with, found in shell ` +
    `${shell}: ${gone ? 'nothing of that name.' : found} Publish a shell that still offers it, ` +
    'or the remote without it first.'
  );
}

/**
 * Checks releases by types against the deployed ones: a remote against the shell, a shell against every remote.
 * Releases older than contracts are left out.
 */
export async function checkContracts(
  store: Store,
  combined: readonly Combination[],
): Promise<CheckFailure[]> {
  const found = combined.map(async (combination) => {
    const shell = await withContract(store, combination.shell);
    if (!shell) return [];
    const remotes = await Promise.all(combination.remotes.map((one) => withContract(store, one)));
    return Promise.all(remotes.map((remote) => (remote ? checkContract(remote, shell) : [])));
  });
  return (await Promise.all(found)).flat(2);
}

async function withContract(store: Store, release: ReleaseFile): Promise<Contracted | undefined> {
  if (!release.contract) return undefined;
  const key = releasePrefix(release.name, release.id) + CONTRACT_FILE;
  const content = await store.read(key);
  if (!content) throw new Error(`${key} is not in the store.`);
  return { release, contract: content.toString('utf8') };
}
