import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableParams } from '../data/tables.endpoints';

/**
 * Search, order and filters, which live in the address: a link to a table shows what its sender saw.
 * @param fallback what holds while the address says nothing of it
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

  /** Orders by a column, and the other way when it is that already. */
  function sortBy(sort: string) {
    const isAscending = params.sort === sort && params.order !== 'desc';
    change({ sort, order: isAscending ? 'desc' : '' });
  }

  return { params, change, sortBy };
}
