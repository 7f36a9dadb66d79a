import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableParams } from '../data/tables.endpoints';

/**
 * Search, order and filters. They are in the address, so that a link to a table shows its sender's view.
 * @param fallback values for parameters that the address lacks
 */
export function useTableAddress(fallback: TableParams) {
  const [search, setSearch] = useSearchParams();
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const params: TableParams = { ...fallback, ...given };

  const change = useCallback(
    (values: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );

  /** Sorts by a column, or reverses the order if it is already sorted by it. */
  function sortBy(sort: string) {
    const isAscending = params.sort === sort && params.order !== 'desc';
    change({ sort, order: isAscending ? 'desc' : '' });
  }

  return { params, change, sortBy };
}
