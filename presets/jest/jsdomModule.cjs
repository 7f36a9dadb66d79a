const environment = require.resolve('jest-environment-jsdom');

/** Loads a module of the jsdom version that Jest uses. */
module.exports = (file) =>
  require(require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths: [environment] }));
