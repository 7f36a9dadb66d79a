import { uniqueEntries } from './uniqueEntries';

const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) });

it.each([
  [undefined, []],
  [[], []],
  [[page()], []],
  [
    [page(3, 2), page(1)],
    [3, 2, 1],
  ],
  [
    [page(4, 3), page(3, 2)],
    [4, 3, 2],
  ], // one update was posted between the two calls
])('%j', (pages, ids) => {
  expect(uniqueEntries(pages).map(({ id }) => id)).toEqual(ids);
});
