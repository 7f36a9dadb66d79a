const HtmlPlugin = require('html-webpack-plugin');

const { common } = require('./common.cjs');

const PORT = 3100; // remotes use 3101 and above

/**
 * All stories of the design system as one page, without federation and api (docs/decisions/081).
 * @param {string} dir of shared-ui
 * @param {string} [folder] output folder; served from memory when left out
 * @returns {import('webpack').Configuration}
 */
function catalogue(dir, folder) {
  return {
    ...common(dir, { kind: 'catalogue', dev: true }),
    target: 'web',
    entry: './src/catalogue/main.tsx',
    output: { publicPath: '/', ...(folder && { path: folder, clean: true }) },
    plugins: [new HtmlPlugin({ template: require.resolve('./catalogue.html') })],
    devServer: { port: PORT, host: '127.0.0.1', static: false },
  };
}

module.exports = { catalogue };
