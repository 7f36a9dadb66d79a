const path = require('node:path');

const { placeOf } = require('server-kit/repository');
const { ChunksOfRoutes } = require('./plugins/ChunksOfRoutes.cjs');
const { PathOnlyPublicPath } = require('./plugins/PathOnlyPublicPath.cjs');
const { ScriptIntegrity } = require('./plugins/ScriptIntegrity.cjs');
const { StableFederationIds } = require('./plugins/StableFederationIds.cjs');

/**
 * Output of a build for browsers: its folder may have any address, and no file overwrites another.
 * @param {string} dir
 * @returns {import('webpack').Configuration['output']}
 */
function browserOutput(dir) {
  return {
    path: path.join(dir, 'dist/browser'),
    clean: true,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].js', // each release has its own folder, so chunk names are unique
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 8000,
    devtoolModuleFilenameTemplate: sourceName,
    strictModuleErrorHandling: true,
  };
}

const sourceName = ({ absoluteResourcePath }) =>
  path.isAbsolute(absoluteResourcePath) ? placeOf(absoluteResourcePath) : absoluteResourcePath;

const browserPlugins = () => [
  new ScriptIntegrity(),
  new PathOnlyPublicPath(),
  new ChunksOfRoutes(),
  new StableFederationIds(),
];

/**
 * The federation runtime without the parts for manifests and servers, and without its loader: the shell has its own
 * (docs/decisions/014), and a remote never loads another remote.
 */
const LEAN_RUNTIME = { disableSnapshot: true, disableRemote: true, target: 'web' };

/** A chunk of libraries, which stays cached when our code changes. */
const VENDOR_CHUNK = {
  chunks: 'initial',
  cacheGroups: {
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
  },
};

module.exports = { LEAN_RUNTIME, VENDOR_CHUNK, browserOutput, browserPlugins };
