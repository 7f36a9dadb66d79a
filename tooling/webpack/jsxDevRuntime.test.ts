import { jsx, jsxs } from 'react/jsx-runtime';

import { jsxDEV } from './jsxDevRuntime';

it("creates elements of the page's own React", () => {
  expect(jsxDEV('p', { children: 'Ana' }, 'a', false)).toEqual(jsx('p', { children: 'Ana' }, 'a'));
  const list = { children: ['Ana', 'Luka'] };
  expect(jsxDEV('ul', list, undefined, true)).toEqual(jsxs('ul', list));
});
