const path = require('node:path');

const { installedVersion, manifestOf } = require('./manifest.cjs');

const ROUTER_SUBSET = path.join(__dirname, 'routerSubset.mjs');

/** Modules that exist once in a composed page, and the package that determines the version. */
const SHARE_KEYS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'styled-components': 'styled-components',
  'shared-ui/core': 'shared-ui',
};

/** The shell provides them in its first chunk. */
function providedByShell() {
  return eachKey((key, installed) => ({
    singleton: true,
    strictVersion: true,
    eager: true,
    version: installed,
    requiredVersion: `^${installed}`,
    ...(key === 'react-router-dom' && { import: ROUTER_SUBSET }),
  }));
}

/**
 * A remote takes them from the page and has no copy of its own. A version outside of its peerDependencies is an error
 * that names both versions; only this remote then shows its fallback.
 * @param {string} dir the remote's folder
 */
function takenFromShell(dir) {
  const { name, peerDependencies = {} } = manifestOf(dir);
  return eachKey((key, installed) => {
    const requiredVersion = peerDependencies[SHARE_KEYS[key]];
    if (!requiredVersion) {
      throw new Error(`${name}/package.json needs '${SHARE_KEYS[key]}' in peerDependencies.`);
    }
    return {
      singleton: true,
      strictVersion: true,
      import: false,
      version: installed,
      requiredVersion,
    };
  });
}

function eachKey(describe) {
  const entries = Object.entries(SHARE_KEYS);
  return Object.fromEntries(
    entries.map(([key, name]) => [key, describe(key, installedVersion(name))]),
  );
}

module.exports = { ROUTER_SUBSET, SHARE_KEYS, providedByShell, takenFromShell };
