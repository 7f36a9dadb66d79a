import { MODULE_PREFIX, PROVIDED_MODULES, type ReleaseFile } from 'contract/release';

import { CONTRACT_FILE, releasePrefix } from '../releases/releaseKeys';
import type { Store } from '../store/store';
import type { CheckFailure } from './releaseSet';

const CORE = new RegExp(
  `declare module ["']${MODULE_PREFIX}${PROVIDED_MODULES['shared-ui/core']}["'] \\{([\\s\\S]*?)\\n\\}`,
);
const EXPORTS = /\bexport (?:declare )?(?:\{([^}]*)\}|(?:const|let|function|class) (\w+))/g;

/**
 * Refuses a shell that offers new names under the same minor version of shared-ui, because remotes could not state that
 * they need them. Removed names are found by the contracts.
 */
export async function checkVersionRaised(
  store: Store,
  deployed: ReleaseFile | undefined,
  candidate: ReleaseFile | undefined,
): Promise<CheckFailure[]> {
  if (!deployed || !candidate) return [];
  const [before, after] = [deployed, candidate].map(
    ({ provides }) => provides.shared?.['shared-ui'],
  );
  if (!before || !after || minorOf(before) !== minorOf(after)) return [];
  const known = new Set(await namesOffered(store, deployed));
  const added = (await namesOffered(store, candidate)).filter((name) => !known.has(name));
  if (known.size === 0 || added.length === 0) return [];
  const sentence =
    `offers ${added.join(', ')} as shared-ui ${after}, which shell ${deployed.id} brings without. ` +
    'Raise the minor version of shared-ui first (`npm run versions -- --write`): remotes ask for it by that.';
  return [{ check: 'contract', packageName: 'shell', sentence }];
}

const minorOf = (version: string) => version.split('.', 2).join('.');

/** The exports of core at run time, without its types. */
async function namesOffered(store: Store, { name, id }: ReleaseFile): Promise<string[]> {
  const content = await store.read(releasePrefix(name, id) + CONTRACT_FILE);
  const [, core = ''] = CORE.exec(content?.toString('utf8') ?? '') ?? [];
  return [...core.matchAll(EXPORTS)].flatMap(([, list, single]) => {
    const names = single ? [single] : list!.split(',').map((one) => one.trim());
    return names
      .filter((one) => one && !one.startsWith('type '))
      .map((one) => one.split(' as ').at(-1)!);
  });
}
