const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** Other repositories install them to build, check and publish a remote of their own. */
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

/** The repository that is worked in: the one these files lie in, or the one they are installed in. */
const ROOT = __dirname.includes(INSTALLED)
  ? __dirname.slice(0, __dirname.indexOf(INSTALLED))
  : path.join(__dirname, '../..');

/** True in a repository that installs the product's packages and owns only remotes. */
const IS_INSTALLED = __dirname.includes(INSTALLED);

/** TypeScript's compiler, as a program for Node. */
const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Folders by package name; the repository itself where it has no workspaces. */
const WORKSPACES = ownPackages();

function ownPackages() {
  const read = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, workspaces } = read(ROOT);
  if (!workspaces) return { [name]: ROOT };
  // A server may have less than a checkout: without tooling, say.
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

/** Found places by file: a build asks for the same ones again and again. */
const places = new Map();

/**
 * A file by package and path in it (`shared-ui/src/core.ts`), wherever the package lies: the same on
 * every machine, and in every repository. Files of libraries keep their `node_modules/` in front.
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
 * True for files of libraries: they are taken as they are.
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
