const HtmlPlugin = require('html-webpack-plugin');

const { common } = require('./common.cjs');
const { manifestOf } = require('./manifest.cjs');

/**
 * A remote alone in a plain frame, without federation, for its own team; it uses the product's api.
 * @param {string} dir
 * @returns {import('webpack').Configuration}
 */
function standalone(dir) {
  const { name, config } = manifestOf(dir);
  const api = process.env.API_URL_INTERNAL ?? 'http://127.0.0.1:3001';
  return {
    ...common(dir, { kind: 'standalone', dev: true }),
    target: 'web',
    entry: './src/standalone.tsx',
    output: { publicPath: '/' },
    plugins: [
      new HtmlPlugin({ title: name, templateContent: '<!doctype html><div id="root"></div>' }),
    ],
    devServer: {
      port: config?.port,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/media'], target: api }],
    },
  };
}

module.exports = { standalone };
