const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { browserOutput, browserPlugins, LEAN_RUNTIME } = require('./browser.cjs');
const { common } = require('./common.cjs');
const { containerName, manifestOf } = require('./manifest.cjs');
const { serverBuild } = require('./server.cjs');
const { SHARE_KEYS, takenFromShell } = require('./shared.cjs');

/**
 * Modules of many pages form one chunk, all others are in the chunk of their page. A page then needs two requests, and
 * the entry, which contains a hash for each chunk, stays small.
 */
const FEW_CHUNKS = {
  chunks: 'async',
  minSize: 40_000, // bytes of source
  cacheGroups: { common: { name: 'common', minChunks: 5, minSize: 0, priority: 10 } },
};

/**
 * A remote for browsers: one container that exposes the contents page, and one chunk per page.
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
function remoteBrowser(dir) {
  const container = containerName(manifestOf(dir));
  const base = common(dir, { kind: 'browser' });
  return {
    ...base,
    target: 'web',
    entry: {},
    output: { ...browserOutput(dir), uniqueName: container },
    optimization: { ...base.optimization, splitChunks: FEW_CHUNKS },
    plugins: [...browserPlugins(), federation(dir, container, 'remoteEntry.[contenthash:8].js')],
  };
}

/**
 * @param {string} dir
 * @param {string} container
 * @param {string} filename
 */
function federation(dir, container, filename) {
  return new ModuleFederationPlugin({
    name: container,
    filename,
    exposes: { './routes': './src/routes.tsx' },
    shared: takenFromShell(dir),
    dts: false,
    manifest: false,
    experiments: { externalRuntime: true, optimization: LEAN_RUNTIME },
  });
}

/**
 * The same pages for the edge. The render process takes from the shell what browsers take from it.
 * @param {string} dir
 */
function remoteServer(dir) {
  const externals = Object.keys(SHARE_KEYS).map((key) => [key, `commonjs ${key}`]);
  return serverBuild(dir, './src/routes.tsx', { externals: Object.fromEntries(externals) });
}

module.exports = { federation, remoteBrowser, remoteServer };
