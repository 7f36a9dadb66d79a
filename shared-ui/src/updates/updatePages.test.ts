import { updatePages } from './updatePages';

const { getNextPageParam } = updatePages.infiniteQueryOptions;
const page = (current_page: number, as_of: number | null = 41) => ({
  data: [],
  meta: { current_page, last_page: 3, total: 25, as_of },
});

describe('the next page of updates', () => {
  it('is fetched as of the first, so that new updates do not shift it', () => {
    const next = getNextPageParam(page(1));
    expect(next).toEqual({ page: 2, asOf: 41 });
    expect(updatePages.query({ queryArg: { startupId: 7 }, pageParam: next! }).params).toEqual({
      page: 2,
      as_of: 41,
    });
  });

  it('is undefined after the last one', () => {
    expect(getNextPageParam(page(3))).toBeUndefined();
  });
});
