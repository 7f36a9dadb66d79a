import { anUpdate } from 'shared-ui/testing';

import { inOrder } from './feedOrder';

const page = (...ids: number[]) => ({
  data: ids.map((id) => anUpdate({ id })),
  meta: { current_page: 1, last_page: 1, total: ids.length, as_of: null },
});

describe('the feed of several pages', () => {
  it.each([
    ['nothing before the first answer', [], []],
    ['one page as it came', [page(3, 2)], [3, 2]],
    ['pages one after the other', [page(3, 2), page(1)], [3, 2, 1]],
    ['a line met twice only once, where it came first', [page(4, 3), page(3, 2)], [4, 3, 2]],
  ])('shows %s', (_case, pages, ids) => {
    expect(inOrder(pages).map(({ id }) => id)).toEqual(ids);
  });

  it('is empty before anything was asked', () => {
    expect(inOrder()).toEqual([]);
  });
});
