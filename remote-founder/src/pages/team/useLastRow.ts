import { useEffect, useRef } from 'react';

/** Leads to the last row when one has come or gone: where one goes on typing. @returns ref of all */
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
