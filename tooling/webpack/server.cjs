const path = require('node:path');
const webpack = require('webpack');

const { common } = require('./common.cjs');

/** A placeholder in server builds for the address of the release, replaced when a render process loads it. */
const RELEASE_BASE = '@@RELEASE_BASE@@';

/**
 * One file for the edge's render process, with the same addresses and class names as in the browser.
 * @param {string} dir
 * @param {string} entry
 * @param {import('webpack').Configuration} rest
 * @returns {import('webpack').Configuration}
 */
function serverBuild(dir, entry, rest) {
  const base = common(dir, { kind: 'server', emit: false });
  return {
    ...base,
    ...rest,
    target: 'node20',
    entry,
    output: {
      path: path.join(dir, 'dist/server'),
      clean: true,
      filename: 'server.cjs',
      publicPath: RELEASE_BASE,
      library: { type: 'commonjs2' },
    },
    // People read this code in stack traces; browsers never get it.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    resolve: { ...base.resolve, ...rest.resolve },
  };
}

module.exports = { serverBuild };
