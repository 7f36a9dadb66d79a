import type { AnyRow, UseRows } from '../data/tables.endpoints';

type Listed<Row> = Pick<ReturnType<UseRows<Row>>, 'data' | 'currentData' | 'error'>;

/**
 * The pages that a table shows. During a new search the previous rows stay, read-only, until the new ones are loaded.
 * They are removed if the search fails, because they do not match the address.
 */
export function shownRows<Row extends AnyRow>({ data, currentData, error }: Listed<Row>) {
  const previous = error || !data?.pages[0]?.data.length ? undefined : data;
  const pages = (currentData ?? previous)?.pages;
  return {
    pages,
    first: pages?.[0],
    rows: pages?.flatMap((page) => page.data) ?? [],
    isOutdated: pages !== undefined && currentData === undefined,
  };
}
