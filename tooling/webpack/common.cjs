const path = require('node:path');
const Minimizer = require('minimizer-webpack-plugin');

const { manifestOf } = require('./manifest.cjs');
const { ROOT } = require('server-kit/repository');
const { rules } = require('./rules.cjs');

// The federation plugin looks for webpack in the error of a call without options, whose words take a
// sixth of a small build to make. What it is told it does not look for.
process.env.FEDERATION_WEBPACK_PATH ||= require.resolve('webpack');

/**
 * What all builds have in common.
 * @param {string} dir the package's folder
 * @param {{ kind: string, dev?: boolean, refresh?: boolean, emit?: boolean }} options `kind` names
 *   the build among those of the package, for its cache
 * @returns {import('webpack').Configuration}
 */
function common(dir, { kind, dev = false, refresh, emit }) {
  const { name } = manifestOf(dir);
  return {
    name: `${name} ${kind}`,
    mode: dev ? 'development' : 'production',
    context: dir,
    // Compiling the schema is a seventh of a build; configurations.test.ts validates all of them.
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

/** Releases have maps that no script names: they are stored apart from what browsers may load. */
function sourceMaps(kind, dev) {
  if (kind === 'server') return false;
  return dev ? 'cheap-module-source-map' : 'hidden-source-map';
}

module.exports = { common };
