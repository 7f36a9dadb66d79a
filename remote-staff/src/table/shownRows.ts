import type { AnyRow, UseRows } from '../data/tables.endpoints';

type Listed<Row> = Pick<ReturnType<UseRows<Row>>, 'data' | 'currentData' | 'isError'>;

/**
 * What a table shows of its list. Under a new search the rows of the last one stay until the new ones are there, and are
 * only looked at; they go when those fail, as they are not what the address asks for.
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
