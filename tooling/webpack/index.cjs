const { catalogue } = require('./catalogue.cjs');
const { remoteHot, shellForDev } = require('./dev.cjs');
const { remoteBrowser, remoteServer } = require('./remote.cjs');
const { shellBrowser, shellServer } = require('./shell.cjs');
const { spa } = require('./spa.cjs');
const { standalone } = require('./standalone.cjs');

/**
 * The one webpack preset. A package's webpack.config.js is one line:
 * `module.exports = require('tooling/webpack').remote(__dirname);`
 * `webpack` builds for browser and edge; `webpack serve --env standalone` serves the remote alone.
 */
module.exports = {
  /** @param {string} dir the shell's folder */
  shell: (dir) => () => [shellBrowser(dir), shellServer(dir)],

  /** @param {string} dir a remote's folder */
  remote:
    (dir) =>
    (env = {}) =>
      env.standalone ? standalone(dir) : [remoteBrowser(dir), remoteServer(dir)],

  /** @param {string} dir a remote's folder */
  standalone: (dir) => () => standalone(dir),

  /** For `npm run catalogue` and its journeys. */
  catalogue,

  /** For `npm run bench`. */
  spa,

  /** For `npm run dev`. */
  remoteHot,
  shellForDev,
};
