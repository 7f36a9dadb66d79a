const path = require('node:path');

const ART = path.dirname(require.resolve('art'));

/**
 * Turns a small JSON spec (`{"draw":"hero","width":1440,…}`) into the picture it asks for.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function artLoader(source) {
  this.addContextDependency(ART);
  const { draw } = require('tsx/cjs/api').require(path.join(ART, 'index.ts'), __filename);
  return draw(JSON.parse(source));
};
