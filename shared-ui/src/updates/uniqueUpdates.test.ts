import type { StartupUpdate } from 'contract/wire/updates.contract';
import { anUpdate } from 'shared-ui/testing';

import { uniqueUpdates } from './uniqueUpdates';

const page = (...ids: number[]) => ({
  data: ids.map((id): StartupUpdate => anUpdate({ id })),
  meta: { current_page: 1, last_page: 2, total: 9, as_of: null },
});

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
  ], // one was posted between the two calls
])('%j', (pages, ids) => {
  expect(uniqueUpdates(pages).map(({ id }) => id)).toEqual(ids);
});
