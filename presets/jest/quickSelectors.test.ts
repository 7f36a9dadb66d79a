const couldMatch = require('./quickSelectors.cjs') as (
  selector: string,
  element: { name: string; id: string; classes: Set<string> },
) => boolean;

const button = { name: 'button', id: 'send', classes: new Set(['primary', 'wide']) };

it.each([
  '.other',
  '.primary .other',
  'button .other:hover',
  '.primary > .other::before',
  'a, .other, input[type="a, .primary"]',
  '.other:not(.primary)',
  '.other:is(.primary, .wide)',
  '#elsewhere',
  'div',
  'form button > span',
  '.primary ~ i',
])('excludes %s without the selector library', (selector) => {
  expect(couldMatch(selector, button)).toBe(false);
});

it.each([
  '.primary',
  '.PRIMARY',
  'form .wide.primary:hover',
  'Button',
  'a, button[type="submit"]:not(.other)',
  '#send',
  '*',
  ':root',
  ':is(.primary, .other)',
  ':not(.other)',
  '[role="button"]',
  '::selection',
  '.other\\:wide',
  '.größer',
  'svg|a',
  '.other[title=")"',
  '',
])('leaves %s to the selector library', (selector) => {
  expect(couldMatch(selector, button)).toBe(true);
});
