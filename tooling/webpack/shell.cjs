const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const { browserOutput, browserPlugins, LEAN_RUNTIME, VENDOR_CHUNK } = require('./browser.cjs');
const { common } = require('./common.cjs');
const { serverBuild } = require('./server.cjs');
const { providedByShell, ROUTER_SUBSET } = require('./shared.cjs');

/**
 * The frame: two scripts (libraries, own code), executed immediately without an async boundary.
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
function shellBrowser(dir) {
  const base = common(dir, { kind: 'browser' });
  return {
    ...base,
    target: 'web',
    entry: { main: './src/app/main.tsx' },
    output: { ...browserOutput(dir), uniqueName: 'shell' },
    optimization: { ...base.optimization, splitChunks: VENDOR_CHUNK },
    plugins: [
      ...browserPlugins(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: LEAN_RUNTIME },
      }),
    ],
  };
}

/**
 * The same frame for the edge, with everything that its remotes take from it.
 * @param {string} dir
 */
function shellServer(dir) {
  const alias = {
    'react-router-dom$': ROUTER_SUBSET,
    // The render process has no network, only a `fetch` that reads as a guest.
    axios$: 'axios/dist/browser/axios.cjs',
  };
  return serverBuild(dir, './src/app/server.tsx', { resolve: { alias } });
}

module.exports = { shellBrowser, shellServer };
