import type { Composition, PreviewOverride } from 'contract/registry';

export type { Preview } from 'contract/registry';

/**
 * Puts the overrides before the other candidates of the composition; the replaced releases follow them.
 * @param now milliseconds since the epoch: expired previews are not shown
 */
export function withOverrides(
  composition: Composition,
  overrides: readonly PreviewOverride[],
  now: number,
): Composition {
  const remotes = { ...composition.remotes };
  for (const { remote, release, until = Number.POSITIVE_INFINITY } of overrides) {
    const composed = remotes[remote];
    if (!composed || until <= now || composed.blocked?.includes(release.id)) continue;
    const { routes, ...candidate } = release;
    const others = composed.candidates.filter(({ id }) => id !== candidate.id);
    remotes[remote] = { ...composed, routes, candidates: [candidate, ...others] };
  }
  return { ...composition, remotes };
}
