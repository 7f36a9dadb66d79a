import { join } from 'node:path';

import { packagesOf, readManifest } from '../packages';
import { findCycles } from './cycleLaw';
import { packageOf, type Source, type Violation } from './sources';

/** Which of our packages each package depends on, including development dependencies. */
type Asked = Readonly<Record<string, readonly string[]>>;

/**
 * Packages declare the dependencies that they import, and no two depend on each other, not even indirectly or for
 * tests.
 */
export function checkPackages(root: string, sources: readonly Source[]): Violation[] {
  const workspaces = packagesOf(root);
  const asked = workspaces.map((name) => {
    const { dependencies, devDependencies, peerDependencies } = readManifest(join(root, name));
    const all = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    return [name, all.filter((one) => workspaces.includes(one))] as const;
  });
  return comparePackages(Object.fromEntries(asked), sources);
}

/** The same from parsed data: tests use it to plant violations. */
export function comparePackages(asked: Asked, sources: readonly Source[]): Violation[] {
  return [...undeclared(asked, sources), ...cycles(asked)];
}

function undeclared(asked: Asked, sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, imports }) => {
    const from = packageOf(path);
    const own = asked[from];
    if (!own) return [];
    return imports
      .map(({ specifier }) => packageOf(specifier))
      .filter((to) => to in asked && to !== from && !own.includes(to))
      .map((to) => ({
        path,
        message: `imports ${to}, which ${from}/package.json does not ask for`,
      }));
  });
}

const cycles = (asked: Asked): Violation[] =>
  findCycles(new Map(Object.entries(asked))).map((cycle) => ({
    path: `${cycle[0]}/package.json`,
    message: `cycle of packages: ${cycle.join(' -> ')}`,
  }));
