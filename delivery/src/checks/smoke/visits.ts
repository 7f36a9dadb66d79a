import type { ReleaseFile } from 'contract/release';
import type { Route } from 'contract/route';
import { isPrerendered } from 'contract/route/prerendering';
import type { Visit } from 'contract/trial';

/**
 * The addresses to open for a trial: every page of a new remote; for a new shell, its own pages and of each remote the
 * first public page and the first member page.
 * @param releaseSet the whole product after the change
 */
export function visitsFor(
  releaseSet: readonly ReleaseFile[],
  candidates: readonly string[],
): Visit[] {
  return releaseSet.flatMap<Visit>(({ name, id, provides }) => {
    if (name === 'shell') {
      if (!candidates.includes(name)) return [];
      return provides.routes.map((route) => ({ path: addressOf(route), member: false }));
    }
    const all = provides.routes.map((route) => {
      const member = ['member', 'staff'].includes(route.access ?? 'anyone');
      return {
        path: addressOf(route),
        remote: name,
        id,
        member,
        prerendered: isPrerendered(route),
      };
    });
    if (candidates.includes(name)) return all;
    if (!candidates.includes('shell')) return [];
    return [false, true].flatMap((member) => all.find((one) => one.member === member) ?? []);
  });
}

/** Older releases have no samples; they get an address that at least matches the pattern. */
const addressOf = ({ path, sample }: Route) =>
  sample ?? path.replace(/:[^/]+/g, '1').replace(/\*$/, '1');
