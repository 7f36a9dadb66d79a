const jsdomModule = require('./jsdomModule.cjs');
const couldMatch = require('./quickSelectors.cjs');

const selectors = jsdomModule('helpers/selectors.js');
const { implForWrapper } = jsdomModule('generated/utils.js');

/** jsdom's style rules read this function from its module when they are loaded, together with the environment. */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  couldMatch(selector, seen(element)) && matchesDontThrow(element, selector);

/** The element that was matched last: its rules are compared one after the other. */
const last = { name: '', id: '', classes: new Set(), element: null, attribute: '' };
/** Parsed class lists by attribute value: pages repeat the same values. */
const known = new Map();

function seen(element) {
  const attribute = attributeOf(element, 'class');
  if (last.element !== element) {
    last.element = element;
    last.name = element._localName.toLowerCase();
    last.attribute = null;
  }
  last.id = attributeOf(element, 'id').toLowerCase();
  if (last.attribute !== attribute) {
    last.attribute = attribute;
    last.classes = known.get(attribute) ?? new Set(attribute.toLowerCase().split(/\s+/));
    known.set(attribute, last.classes);
  }
  return last;
}

const attributeOf = (element, name) => element._attributesByNameMap.get(name)?.[0]._value ?? '';

/**
 * Computes each style of a page once between two changes of the page, as jsdom does for declared rules. Queries by role
 * ask for the style of each element and of all its ancestors.
 */
module.exports = function computeOnce(page) {
  const compute = page.getComputedStyle;
  const made = new WeakMap();
  page.getComputedStyle = (wrapper, pseudo) => {
    const element = pseudo ? undefined : implForWrapper(wrapper);
    if (!element?._attached) return compute(wrapper, pseudo);
    const document = element._ownerDocument;
    const known = made.get(element);
    if (known !== undefined && known.between === document._styleCache) return known.style;
    const style = compute(wrapper);
    made.set(element, { between: document._styleCache, style });
    return style;
  };
};
