import type { Candidate, Composition, ReleaseRoute } from 'delivery/registry';

import type { Wish } from './wishes';

/** Releases shown in place of the registry's, and what could not be shown. */
export interface Preview {
  overrides: Override[];
  /** One sentence for each wish that is not granted. */
  refused: string[];
}

/** A wish that is granted. */
export interface Override {
  wish: Wish;
  release: PreviewRelease;
}

/** What a composition needs to know of a release. */
export interface PreviewRelease extends Candidate {
  routes: ReleaseRoute[];
}

/** Reads `release.json` of a published release; undefined when there is none. */
export type ReadRelease = (base: string, wish: Wish) => Promise<PreviewRelease | undefined>;

/** Grants wishes: of this site's remotes, published releases that are not blocked. */
export async function grant(
  composition: Composition,
  wishes: readonly Wish[],
  readRelease: ReadRelease,
): Promise<Preview> {
  const preview: Preview = { overrides: [], refused: [] };
  for (const wish of wishes) {
    const answer = await judge(composition, wish, readRelease);
    if (typeof answer === 'string') preview.refused.push(answer);
    else preview.overrides.push({ wish, release: answer });
  }
  return preview;
}

/** The composition with overrides before everything else; what they replace stays behind them. */
export function withOverrides(composition: Composition, overrides: readonly Override[]) {
  const remotes = { ...composition.remotes };
  for (const { wish, release } of overrides) {
    const part = remotes[wish.remote];
    if (!part || part.blocked?.includes(release.id)) continue;
    const { routes, ...candidate } = release;
    const others = part.candidates.filter(({ id }) => id !== candidate.id);
    remotes[wish.remote] = { ...part, routes, candidates: [candidate, ...others] };
  }
  return { ...composition, remotes };
}

const RELEASE_ID = /^\d+\.\d+\.\d+[\w.-]*$/;
/** Where code may come from that is not published: this machine. */
export const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** @returns the release, or one sentence that says why not */
async function judge(
  { remotes, base }: Composition,
  wish: Wish,
  readRelease: ReadRelease,
): Promise<PreviewRelease | string> {
  const { remote, release } = wish;
  const part = remotes[remote];
  if (!part) return `There is no part '${remote}' here, only ${Object.keys(remotes).join(', ')}.`;
  if (LOCAL.test(release)) {
    const [first] = part.candidates;
    if (first?.base === `${release}/`) return { ...first, routes: part.routes };
    return `Code from ${release} is for development only; this site is not.`;
  }
  if (!RELEASE_ID.test(release)) return `'${release}' is no release of ${remote}.`;
  if (part.blocked?.includes(release)) return `${remote} ${release} is blocked.`;
  return (await readRelease(base, wish)) ?? `${remote} has no release ${release}.`;
}
