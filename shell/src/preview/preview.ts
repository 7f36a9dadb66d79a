import type { Composition, PreviewOverride } from 'contract/registry';

export type { Preview } from 'contract/registry';

/**
 * The composition with overrides before everything else; what they replace stays behind them.
 * @param now milliseconds since the epoch: what has ended is not shown any more
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
