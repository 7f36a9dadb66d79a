import type { VisibilityState } from '@tanstack/react-table';
import { useState } from 'react';
import { keptInBrowser } from 'shared-ui';
import type { TableColumn } from './tableColumn';

const keyOf = (table: string) => `STAFF_COLUMNS_${table}`;

/** The columns that the reader has chosen, stored in the browser. */
export function useColumnChoice<Row>(table: string, columns: readonly TableColumn<Row>[]) {
  const [visibility, setVisibility] = useState<VisibilityState>(() => ({
    ...Object.fromEntries(columns.map(({ id, extra }) => [id, !extra])),
    ...read(table),
  }));

  function toggle(id: string) {
    const next = { ...visibility, [id]: !visibility[id] };
    setVisibility(next);
    keptInBrowser.setItem(keyOf(table), JSON.stringify(next));
  }

  return { visibility, toggle };
}

function read(table: string): VisibilityState {
  const entries = Object.entries(keptInBrowser.getJson(keyOf(table)) ?? {});
  return Object.fromEntries(entries.filter(([, shown]) => typeof shown === 'boolean'));
}
