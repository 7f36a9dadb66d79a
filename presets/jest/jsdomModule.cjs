const environment = require.resolve('jest-environment-jsdom');

/** A part of the jsdom that Jest uses. */
module.exports = (file) =>
  require(require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths: [environment] }));
