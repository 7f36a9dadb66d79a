/**
 * What other repositories get of packages of which they need a part: of `e2e` what publish checks open pages
 * with, of `tooling` what builds. Of the others they get every folder.
 */
export const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  tooling: ['mfe', 'packages', 'release', 'sbom', 'webpack'],
  e2e: [
    'smoke',
    'browser/candidates.ts',
    'browser/findBrowser.ts',
    'browser/launch.ts',
    'browser/pinned',
    'browser/pinnedBrowser.ts',
    'browser/run.ts',
    'browser/world',
  ],
};

/** Of these so little travels that what the package.json here asks for says nothing of it. */
export const ASKS_AS_IMPORTED: ReadonlySet<string> = new Set(['e2e']);

/** Needed for development only, here as there: whoever installs them needs all that they need here. */
export const OF_DEVELOPMENT: ReadonlySet<string> = new Set(['presets', 'tooling']);

const LEFT_OUT =
  /\.(test|stories)\.tsx?$|\/(node_modules|dist|catalogue|\.tsbuild)\/|\.tsbuildinfo$/;
const OF_TESTS = /\/testing\//;

/**
 * Whether a file travels.
 * @param path from the package
 * @param testsAreOffered packages whose testing kit is for others keep it
 */
export function travels(path: string, testsAreOffered: boolean): boolean {
  return !LEFT_OUT.test(`/${path}`) && (testsAreOffered || !OF_TESTS.test(`/${path}`));
}
