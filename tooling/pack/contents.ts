/**
 * What each package holds for other repositories: of `api` its contract, of `e2e` what publish checks
 * open pages with, of `tooling` what builds, tests and runs.
 */
export const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  tooling: [
    'art',
    'bin',
    'bucket',
    'cache-tags',
    'client-address',
    'deployment',
    'environment',
    'full-name',
    'html',
    'jest',
    'keyring',
    'log',
    'metrics',
    'release',
    'repository',
    'sbom',
    'tickets',
    'tsconfig',
    'webpack',
  ],
  'shared-ui': ['src'],
  api: ['contract'],
  delivery: ['src'],
  e2e: [
    'smoke',
    'browser/candidates.ts',
    'browser/launch.ts',
    'browser/pinned',
    'browser/pinnedBrowser.ts',
    'browser/run.ts',
    'browser/world',
  ],
};

/** Of these so little travels that what the package.json here asks for says nothing of it. */
export const ASKS_AS_IMPORTED: ReadonlySet<string> = new Set(['api', 'e2e']);

const LEFT_OUT = /\.test\.tsx?$|\/(node_modules|dist|\.tsbuild)\/|\.tsbuildinfo$/;
const OF_TESTS = /\/testing\//;

/**
 * Whether a file travels.
 * @param path from the package
 * @param testsAreOffered packages whose testing kit is for others keep it
 */
export function travels(path: string, testsAreOffered: boolean): boolean {
  return !LEFT_OUT.test(`/${path}`) && (testsAreOffered || !OF_TESTS.test(`/${path}`));
}
