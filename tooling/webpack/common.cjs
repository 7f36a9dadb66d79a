const path = require('node:path');
const Minimizer = require('minimizer-webpack-plugin');

const { manifestOf } = require('./manifest.cjs');
const { ROOT } = require('server-kit/repository');
const { rules } = require('./rules.cjs');

// The federation plugin finds webpack's path through the error message of a call without options, which takes a sixth
// of a small build. With this variable it need not search.
process.env.FEDERATION_WEBPACK_PATH ||= require.resolve('webpack');

/**
 * The common part of all builds.
 * @param {string} dir the package's folder
 * @param {{ kind: string, dev?: boolean, refresh?: boolean, emit?: boolean }} options `kind` names the build among
 * those of the package, for its cache
 * @returns {import('webpack').Configuration}
 */
function common(dir, { kind, dev = false, refresh, emit }) {
  const { name } = manifestOf(dir);
  return {
    name: `${name} ${kind}`,
    mode: dev ? 'development' : 'production',
    context: dir,
    // Compiling the schema takes a seventh of a build; configurations.test.ts validates all configurations.
    validate: dev,
    devtool: sourceMaps(kind, dev),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rules({ namespace: name, dev, refresh, emit }) },
    cache: {
      type: 'filesystem',
      name: `${name}-${kind}${dev ? '-dev' : ''}`,
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
      buildDependencies: {
        preset: [`${__dirname}${path.sep}`, path.join(dir, 'package.json')],
        lockfile: [path.join(ROOT, 'package-lock.json')],
      },
    },
    optimization: {
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          terserOptions: { compress: {}, mangle: true, format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Source maps of releases are not referenced by scripts: they are stored where browsers cannot load them. */
function sourceMaps(kind, dev) {
  if (kind === 'server') return false;
  return dev ? 'cheap-module-source-map' : 'hidden-source-map';
}

module.exports = { common };
