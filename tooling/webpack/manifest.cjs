const path = require('node:path');

const { ROOT } = require('server-kit/repository');

/**
 * What a build reads from a package.json.
 * @typedef {{ name: string, version: string, config?: { port?: number }, peerDependencies?: Record<string, string> }} Manifest
 */

/**
 * @param {string} dir a package's folder
 * @returns {Manifest}
 */
function manifestOf(dir) {
  return require(path.join(dir, 'package.json'));
}

/**
 * The one version of a package in this repository; packages may hide their package.json from
 * `require`, so it is read where npm put it.
 * @param {string} name
 * @returns {string}
 */
function installedVersion(name) {
  return manifestOf(path.join(ROOT, 'node_modules', name)).version;
}

/**
 * Stands in a build for the eight letters of the release's own hash, which is known only when the
 * build is done. As long as what replaces it, and never part of a file's name.
 */
const UNKNOWN_SHA = 'SHA8SHA8';

/**
 * The container's global name: no two releases share one, so that two releases of one remote can
 * live in one page.
 * @param {Pick<Manifest, 'name' | 'version'>} manifest
 */
const containerName = ({ name, version }) =>
  `${name}__${version}_${UNKNOWN_SHA}`.replace(/\W/g, '_');

module.exports = { containerName, installedVersion, manifestOf };
