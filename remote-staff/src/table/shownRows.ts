import type { AnyRow, UseRows } from '../data/tables.endpoints';

type Listed<Row> = Pick<ReturnType<UseRows<Row>>, 'data' | 'currentData' | 'isError'>;

/**
 * The rows that a table shows. During a new search the previous rows stay, read-only, until the new ones are loaded.
 * They are removed if the search fails, because they do not match the address.
 */
export function shownRows<Row extends AnyRow>(list: Listed<Row>) {
  const { data, currentData, isError } = list;
  const pages = (currentData ?? (isError ? undefined : data))?.pages;
  return {
    first: pages?.[0],
    rows: pages?.flatMap((page) => page.data) ?? [],
    isOutdated: pages !== undefined && currentData === undefined,
  };
}
