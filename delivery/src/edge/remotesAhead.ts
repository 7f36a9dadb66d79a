import type { Composition } from '../registry';
import type { Avoided } from './Avoided';

/** Remotes with pages that are rendered ahead, and a release that can do it. */
export function remotesAhead({ remotes }: Composition, avoided: Avoided): string[] {
  const names = Object.entries(remotes).filter(([, { routes, candidates }]) => {
    const id = candidates[0]?.id;
    return id !== undefined && !avoided.has(id) && routes.some(({ ahead }) => ahead);
  });
  return names.map(([name]) => name);
}
