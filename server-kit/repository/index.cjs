const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** Packages that other repositories install to build, check and publish their own remote. */
const PUBLISHED_PACKAGES = [
  'presets',
  'art',
  'contract',
  'server-kit',
  'tooling',
  'shared-ui',
  'delivery',
  'e2e',
];

/** The repository in use: the one that contains these files, or the one they are installed in. */
const ROOT = __dirname.includes(INSTALLED)
  ? __dirname.slice(0, __dirname.indexOf(INSTALLED))
  : path.join(__dirname, '../..');

/** True in a repository that installs the product's packages and owns only remotes. */
const IS_INSTALLED = __dirname.includes(INSTALLED);

/** TypeScript's compiler, as a program for Node. */
const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Package folders by name; contains the repository itself when it has no workspaces. */
const WORKSPACES = ownPackages();

function ownPackages() {
  const read = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, workspaces } = read(ROOT);
  if (!workspaces) return { [name]: ROOT };
  // A server may have fewer packages than a checkout, for example no tooling.
  const folders = workspaces
    .map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
  return Object.fromEntries(folders.map((folder) => [read(folder).name, folder]));
}

/**
 * The folder of a package, own or installed.
 * @param {string} name
 * @returns {string}
 */
function packageFolder(name) {
  return WORKSPACES[name] ?? path.join(ROOT, 'node_modules', name);
}

const PACKAGE_NAMES = IS_INSTALLED
  ? [...PUBLISHED_PACKAGES, ...Object.keys(WORKSPACES)]
  : Object.keys(WORKSPACES);

/** Results of `placeOf` by file: a build asks for the same ones repeatedly. */
const places = new Map();

/**
 * A file as package plus path in it (`shared-ui/src/core.ts`), wherever the package is installed: the same on every
 * machine and in every repository. Library files keep their `node_modules/` prefix.
 * @param {string} file absolute
 * @returns {string}
 */
function placeOf(file) {
  const known = places.get(file);
  if (known !== undefined) return known;
  const place = findPlace(file);
  places.set(file, place);
  return place;
}

/** @param {string} file absolute */
function findPlace(file) {
  for (const name of PACKAGE_NAMES) {
    const folder = packageFolder(name);
    const inside = path.relative(folder, file).split(path.sep);
    const isOthers = inside[0] === '..' || (folder === ROOT && inside[0] === 'node_modules');
    if (!isOthers) return [name, ...inside].join('/');
  }
  return path.relative(ROOT, file).split(path.sep).join('/');
}

/**
 * True for files of libraries, which are not compiled.
 * @param {string} file absolute
 */
function isLibrary(file) {
  return /(^|\/)node_modules\//.test(placeOf(file));
}

module.exports = {
  IS_INSTALLED,
  PUBLISHED_PACKAGES,
  WORKSPACES,
  ROOT,
  TSC,
  isLibrary,
  packageFolder,
  placeOf,
};
