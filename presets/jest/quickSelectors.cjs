/** What selectors ask of an element by their last parts, by selector; null where it is not told from afar. */
const known = new Map();

/**
 * Whether an element could match a selector at all, by its name, id and classes: a no is certain. The
 * library that matches selectors is asked only then. Most rules of a page's styles are about one class,
 * and each look at computed styles compares each rule.
 *
 * @param {string} selector
 * @param {{ name: string, id: string, classes: ReadonlySet<string> }} element in lower case
 */
module.exports = function couldMatch(selector, element) {
  let parts = known.get(selector);
  if (parts === undefined) {
    parts = partsOf(selector);
    known.set(selector, parts);
  }
  if (parts === null) return true;
  for (const { kind, value } of parts) {
    if (kind === 'class' ? element.classes.has(value) : element[kind] === value) return true;
  }
  return false;
};

function partsOf(selector) {
  if (typeof selector !== 'string' || selector.includes('\\')) return null;
  // What is in quotes, brackets and parentheses makes a part match less, never more.
  let plain = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (/[()[\]"'|]/.test(plain)) return null;
  const parts = plain.split(',').map(lastOf);
  return parts.includes(null) ? null : parts;
}

/** What the last compound of a part asks of the element itself. */
function lastOf(part) {
  const last = part
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, sign, word] = /([.#])([\w-]+)(?![^\s.:#])/.exec(last) ?? [];
  if (word !== undefined) return { kind: sign === '.' ? 'class' : 'id', value: word.toLowerCase() };
  const [name] = /^[a-z][\w-]*(?![^.:#])/i.exec(last) ?? [];
  return name === undefined ? null : { kind: 'name', value: name.toLowerCase() };
}
