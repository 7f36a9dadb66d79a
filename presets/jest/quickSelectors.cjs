/**
 * The name, id and classes that a selector's last compounds require, by selector; null when they cannot be read from
 * its text.
 */
const known = new Map();

/**
 * Whether an element could match a selector, by its name, id and classes. False is certain; only when this
 * returns true does the selector library have to decide. Most rules of a page are about one class, and each computed
 * style is compared with every rule.
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
  // Text in quotes, brackets and parentheses only narrows a match, so it can be ignored.
  let plain = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (/[()[\]"'|]/.test(plain)) return null;
  const parts = plain.split(',').map(lastOf);
  return parts.includes(null) ? null : parts;
}

/** What the last compound of a selector requires of the element itself. */
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
