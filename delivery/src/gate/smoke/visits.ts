import type { ReleaseFile } from 'tooling/release';

import type { Deployment } from '../../store/revisions';

/** One address to open, as e2e/smoke takes it. */
export interface Visit {
  path: string;
  remote?: string;
  id?: string;
  member: boolean;
}

/**
 * What to open to try releases: every page of a remote that is new; for a new shell its own pages,
 * and of each remote the first page for everybody and the first for members.
 * @param wanted the product as it would be
 */
export function visitsFor(wanted: Deployment, candidates: readonly ReleaseFile[]): Visit[] {
  const names = candidates.map(({ name }) => name);
  const shell = candidates.find(({ name }) => name === 'shell');
  const own =
    shell?.provides.routes.map(({ path }) => ({ path: filled(path), member: false })) ?? [];
  const others = Object.entries(wanted.remotes).flatMap(([remote, { stable }]) => {
    const all = stable.routes.map(({ path, access }) => {
      return { path: filled(path), remote, id: stable.id, member: access === 'member' };
    });
    if (names.includes(remote)) return all;
    if (!shell) return [];
    return [false, true].flatMap((member) => all.find((one) => one.member === member) ?? []);
  });
  return [...own, ...others];
}

/** An address of a pattern: every parameter is 1, which is somebody's id or nobody's. */
const filled = (path: string) => path.replace(/:[^/]+/g, '1').replace(/\*$/, '1');
