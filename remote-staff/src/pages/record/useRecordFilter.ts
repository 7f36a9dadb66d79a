import { useSearchParams } from 'react-router-dom';

import type { RecordFilter } from '../../data/record.endpoints';

const FIELDS = ['search', 'act', 'from', 'to', 'effect'] as const;

/** The filter in the address, and a function to change it: a link shares the current view. */
export function useRecordFilter(): [RecordFilter, (changed: RecordFilter) => void] {
  const [params, setParams] = useSearchParams();
  const given = FIELDS.flatMap((field) => {
    const value = params.get(field);
    return value ? [[field, value] as const] : [];
  });

  function change(changed: RecordFilter) {
    const next = Object.entries({ ...Object.fromEntries(given), ...changed });
    setParams(
      next.filter(([, value]) => value),
      { replace: true },
    );
  }

  return [Object.fromEntries(given), change];
}
