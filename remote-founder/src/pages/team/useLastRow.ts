import { useEffect, useRef } from 'react';

/** Focuses the last row after a row was added or removed, for further typing. @returns ref of all rows */
export function useLastRow(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);

  useEffect(() => {
    if (count === before.current) return;
    before.current = count;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [count]);

  return list;
}
