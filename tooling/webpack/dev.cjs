const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const { common } = require('./common.cjs');
const { manifestOf } = require('./manifest.cjs');
const { federation } = require('./remote.cjs');
const { shellBrowser } = require('./shell.cjs');

const JSX_DEV_RUNTIME = path.join(__dirname, 'jsxDevRuntime.ts');

/** Container of a remote in development; the edge derives the same name. */
const devContainer = (name) => `${name.replace(/\W/g, '_')}__dev`;

/**
 * A remote in development: served from memory, with hot reload that keeps the page's state.
 * @param {string} dir
 * @param {number} port
 * @returns {import('webpack').Configuration}
 */
function remoteHot(dir, port) {
  const container = devContainer(manifestOf(dir).name);
  const base = common(dir, { kind: 'hot', dev: true, refresh: true });
  return {
    ...base,
    resolve: { ...base.resolve, alias: { 'react/jsx-dev-runtime$': JSX_DEV_RUNTIME } },
    target: 'web',
    entry: {},
    output: { publicPath: 'auto', uniqueName: container, crossOriginLoading: 'anonymous' },
    optimization: { runtimeChunk: false },
    plugins: [
      federation(dir, container, 'remoteEntry.js'),
      new ReactRefreshPlugin({ library: container, overlay: false }),
    ],
    devServer: {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
  };
}

/**
 * The shell with React's development build, which remotes in development need. Everything else is as in a release, so
 * that it is sealed and served like one.
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
function shellForDev(dir) {
  const browser = shellBrowser(dir);
  const { minimizer: _none, ...optimization } = browser.optimization ?? {};
  return {
    ...browser,
    ...common(dir, { kind: 'browser', dev: true }),
    devtool: false,
    entry: { main: ['./src/dev/refreshHook.ts', './src/app/main.tsx'] },
    output: { ...browser.output, path: path.join(dir, 'dist/dev/browser') },
    optimization,
  };
}

module.exports = { remoteHot, shellForDev };
