const path = require('node:path');

const ART = path.dirname(require.resolve('art'));

/**
 * Converts a small JSON spec (`{"draw":"hero","width":1440,…}`) to its picture.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function artLoader(source) {
  this.addContextDependency(ART);
  const { draw } = require('tsx/cjs/api').require(path.join(ART, 'index.ts'), __filename);
  return draw(JSON.parse(source));
};
