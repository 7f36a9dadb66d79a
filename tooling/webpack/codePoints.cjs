/**
 * @param {string} range as in CSS: `U+0000-00FF,U+0131`
 * @returns {number[]}
 */
function codePoints(range) {
  return range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

module.exports = { codePoints };
