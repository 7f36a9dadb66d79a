const path = require('node:path');

const { VENDOR_CHUNK } = require('./browser.cjs');
const { common } = require('./common.cjs');
const { ChunksOfRoutes } = require('./plugins/ChunksOfRoutes.cjs');
const { ROUTER_SUBSET } = require('./shared.cjs');

/**
 * The same sources as a single-page application without federation, with which `npm run bench` compares the composed
 * product.
 * @param {string} dir of the package that builds it
 * @param {string} entry
 * @param {string} folder output folder
 * @returns {import('webpack').Configuration}
 */
function spa(dir, entry, folder) {
  const base = common(dir, { kind: 'spa' });
  return {
    ...base,
    target: 'web',
    entry: { main: entry },
    resolve: { ...base.resolve, alias: { 'react-router-dom$': ROUTER_SUBSET } },
    output: {
      path: path.resolve(dir, folder),
      clean: true,
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
    },
    optimization: { ...base.optimization, splitChunks: VENDOR_CHUNK },
    plugins: [new ChunksOfRoutes()],
  };
}

module.exports = { spa };
