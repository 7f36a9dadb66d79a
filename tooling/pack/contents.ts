/**
 * The parts of packages that other repositories get: of `e2e` the code with which publish checks open pages, of
 * `tooling` the build. Of all other packages they get every folder.
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

/** Packed in part: their dependencies follow from the packed imports, not from package.json. */
export const DEPENDENCIES_AS_IMPORTED: ReadonlySet<string> = new Set(['e2e']);

/** Needed for development only, so their development dependencies are installed too. */
export const DEVELOPMENT_PACKAGES: ReadonlySet<string> = new Set(['presets', 'tooling']);

const LEFT_OUT =
  /\.(test|stories)\.tsx?$|\/(node_modules|dist|catalogue|\.tsbuild)\/|\.tsbuildinfo$/;
const TEST_SUPPORT = /\/testing\//;

/**
 * Whether a file is packed.
 * @param path relative to the package
 * @param testsAreOffered packages whose test helpers are for others keep them
 */
export function isPacked(path: string, testsAreOffered: boolean): boolean {
  return !LEFT_OUT.test(`/${path}`) && (testsAreOffered || !TEST_SUPPORT.test(`/${path}`));
}
