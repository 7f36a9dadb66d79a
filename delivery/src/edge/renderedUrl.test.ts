import { renderedUrl } from './renderedUrl';

it.each([
  ['all but those of campaigns, where a release does not say', undefined, '/a?b=1&x=2'],
  ['those that the page reads', ['x'], '/a?x=2'],
  ['none', [], '/a'],
])('a page is rendered for %s', (_, reads, url) => {
  expect(renderedUrl('/a?x=2&utm_source=mail&programme=draft&b=1', reads)).toBe(url);
});

it('the order of parameters does not matter', () => {
  expect(renderedUrl('/a?x=2&b=1', ['b', 'x'])).toBe(renderedUrl('/a?b=1&x=2', ['b', 'x']));
});

it('is not rendered for more than it is worth, whatever else the address holds', () => {
  const long = 'x'.repeat(400);
  expect(renderedUrl(`/a?search=${long}`, ['search'])).toBeUndefined();
  expect(renderedUrl(`/a?search=tea&other=${long}`, ['search'])).toBe('/a?search=tea');
});
