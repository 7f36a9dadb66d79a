import type { Registry } from 'contract/registry';

/** The slots of a revision by package, including the shell. */
export function slotsIn({ shell, remotes }: Pick<Registry, 'shell' | 'remotes'>) {
  return Object.entries({ ...(shell && { shell }), ...remotes });
}
