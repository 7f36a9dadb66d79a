const { readFileSync } = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

const { codePoints } = require('../codePoints.cjs');

const CUTS = path.join(__dirname, '../../../shared-ui/src/theme/fontCuts.json');

/**
 * Subsets a variable font of fontsource to the weights, features and characters that the product uses.
 * `x-latin-ext-wght-normal.woff2?near` is the same file with the characters called "near" only; a sign (`?bell`) is
 * subset to its one glyph in one weight.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} source
 */
module.exports = async function fontLoader(source) {
  this.addDependency(CUTS);
  const { weights, features, ranges, signs } = JSON.parse(readFileSync(CUTS, 'utf8'));

  const family = path.basename(path.join(this.resourcePath, '../..'));
  const subset = path.basename(this.resourcePath, '-wght-normal.woff2').slice(family.length + 1);
  const name = this.resourceQuery.slice(1) || subset;
  const range = ranges[name] ?? signs.ranges[name];
  if (!range) throw new Error(`${CUTS} does not say which letters this font keeps.`);

  const [min, max] = weights;
  return subsetFont(source, String.fromCodePoint(...codePoints(range)), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: name in ranges ? { min, max } : signs.weight },
  });
};

module.exports.raw = true;
