import { posix } from 'node:path';

import { ROOT } from 'server-kit/repository';

import { packagesOf } from '../packages';
import type { Import } from './readImports';
import { fileLaw, packageOf, type Source } from './sources';

const PACKAGES = packagesOf(ROOT);

/**
 * What each package may import at run time; `*` means every path below. Everything else is forbidden.
 * docs/architecture.md and the README of each package repeat it (packageGuideLaw). `contract` is open to all front ends
 * for types; presets and tooling to configuration files.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  presets: [],
  art: [],
  contract: [],
  'server-kit': [],
  shell: [
    'shared-ui',
    'shared-ui/core',
    'contract/cache-tags',
    'contract/programme/beginOf',
    'contract/registry',
    'contract/route/prerendering',
  ],
  'shared-ui': [
    'shared-ui/core',
    'contract/config',
    'contract/full-name',
    'contract/programme/fillFacts',
    'contract/programme/fillSeason',
    'contract/programme/seasonName',
    'contract/repeats',
  ],
  api: ['art', 'contract/*', 'server-kit/*'],
  delivery: ['contract/*', 'server-kit/*'],
  tooling: ['art', 'contract/*', 'delivery/*', 'server-kit/*'],
  e2e: [
    'server-kit/environment',
    'server-kit/integrity',
    'server-kit/repository',
    'server-kit/running-api',
    'server-kit/testing/*',
    'tooling/new',
    'tooling/webpack',
  ],
  ...Object.fromEntries(
    PACKAGES.filter((name) => name.startsWith('remote-')).map((name) => [name, ['shared-ui']]),
  ),
  'remote-staff': ['shared-ui', 'contract/act-form', 'contract/csv-cell'],
};

const DEMO = [
  'contract/demo-programme',
  'contract/programme',
  'contract/programme-schema',
  'contract/wire/programme.contract',
];
const TEST = /\.test\.tsx?$|\/testing\//;
const CONFIG = /\.config\.(js|cjs|mjs|ts)$/;

/** Packages import each other only through the listed entry points. */
export const importLaw = fileLaw(
  'imports',
  () => true,
  (source) =>
    source.imports
      .filter((one) => !isAllowed(source, one))
      .map(({ specifier }) => `${packageOf(source.path)} may not import '${specifier}'`),
);

function isAllowed({ path }: Source, { specifier, typeOnly }: Import): boolean {
  const from = packageOf(path);
  const target = specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(path), specifier))
    : specifier;
  const to = packageOf(target);
  if (!PACKAGES.includes(from) || !PACKAGES.includes(to)) return true;
  if (from === to && specifier.startsWith('.')) return !crossesIntoCore(path, target);
  if (specifier.startsWith('.')) return false;
  if (CONFIG.test(path) && (to === 'tooling' || to === 'presets')) return true;
  if (TEST.test(path) && specifier === 'shared-ui/testing') return true;
  if (TEST.test(path) && specifier.startsWith('presets/jest')) return true;
  // Tests of pages show demo data and use its schema.
  if (path.startsWith('shared-ui/src/testing/') && DEMO.includes(specifier)) return true;
  if (TEST.test(path) && from === specifier) return true;
  if (posix.basename(path) === 'standalone.tsx' && specifier === 'shared-ui/standalone')
    return true;
  if (typeOnly && to === 'contract') return true;
  return (MAY_IMPORT[from] ?? []).some((door) => opens(door, specifier));
}

const opens = (door: string, specifier: string) =>
  door.endsWith('/*') ? specifier.startsWith(door.slice(0, -1)) : specifier === door;

/** A component that imports core by path would get a second copy of its state. */
function crossesIntoCore(path: string, target: string): boolean {
  return path.startsWith('shared-ui/src/components/') && !TEST.test(path)
    ? /^shared-ui\/src\/(core|data|session|toast|store|page|config)\b/.test(target)
    : false;
}
