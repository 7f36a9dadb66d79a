const path = require('node:path');

const { ROOT } = require('server-kit/repository');

/**
 * The parts of a package.json that a build reads.
 * @typedef {{ name: string, version: string, config?: { port?: number }, peerDependencies?: Record<string, string> }}
 * Manifest
 */

/**
 * @param {string} dir a package's folder
 * @returns {Manifest}
 */
function manifestOf(dir) {
  return require(path.join(dir, 'package.json'));
}

/**
 * The version of a package in this repository. Packages may hide their package.json from `require`, so it is read from
 * the place where npm installed it.
 * @param {string} name
 * @returns {string}
 */
function installedVersion(name) {
  return manifestOf(path.join(ROOT, 'node_modules', name)).version;
}

/**
 * A placeholder in builds for the eight letters of the release's own hash, which is known only after the build. It has
 * the same length as the hash, and never occurs in a file name.
 */
const UNKNOWN_SHA = 'SHA8SHA8';

/**
 * The container's global name, different for each release, so that two releases of one remote can be in one page.
 * @param {Pick<Manifest, 'name' | 'version'>} manifest
 */
const containerName = ({ name, version }) =>
  `${name}__${version}_${UNKNOWN_SHA}`.replace(/\W/g, '_');

module.exports = { containerName, installedVersion, manifestOf };
