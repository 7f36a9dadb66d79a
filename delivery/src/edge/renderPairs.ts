import type { Composition, Registry } from 'contract/registry';
import type { Denylist } from './Denylist';

/** What a render process is for: pages of one remote with one release of the shell. */
export interface RenderPair {
  shell: string;
  composition: Composition;
  remote: string;
}

/** What visitors are about to ask for: remotes with prerendered pages, with each shell that is shown. */
export function renderPairs(registry: Registry, denylist: Denylist): RenderPair[] {
  const composition = denylist.compose(registry);
  const shells = new Set([composition.shell, registry.shell?.canary?.release.id]);
  return [...shells].flatMap((shell) => {
    if (shell === undefined || denylist.has(shell)) return [];
    const names = Object.entries(composition.remotes).filter(([, { routes, candidates }]) => {
      const id = candidates[0]?.id;
      return id !== undefined && !denylist.has(id, shell) && routes.some(({ ahead }) => ahead);
    });
    return names.map(([remote]) => ({ shell, composition, remote }));
  });
}
