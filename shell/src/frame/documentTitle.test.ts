import { documentTitle } from './documentTitle';

it.each([
  [{ title: 'Welcome' }, undefined, 'The Venture Quest | Welcome'],
  [{ title: 'Welcome' }, 'Uspon', 'The Uspon | Welcome'],
  [{ title: '404', rewriteTitle: '404 | The Uspon' }, 'Uspon', '404 | The Uspon'],
])('titles %j of %s', (head, productName, title) => {
  expect(documentTitle(head, productName)).toBe(title);
});
