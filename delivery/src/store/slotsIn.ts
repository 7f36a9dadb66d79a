import type { Registry } from 'contract/registry';

/** The slots of a revision by package, the shell among them. */
export function slotsIn({ shell, remotes }: Pick<Registry, 'shell' | 'remotes'>) {
  return Object.entries({ ...(shell && { shell }), ...remotes });
}
