import { useState } from 'react';

import type { AnyRow, TableParams, UseRows } from '../data/tables.endpoints';
import { useAct } from '../data/useAct';
import type { Candidate } from './AssignLists';

interface Wanted<Row> {
  /** The source of candidates. */
  useRows: UseRows<Row>;
  /** Filters of that list. */
  among?: TableParams;
  /** Ids that are already assigned. */
  assigned: readonly number[];
  aboutOf: (row: Row) => string;
  fieldsOf: (row: Row) => Record<string, string>;
}

const MAX_SHOWN = 8;

/** Searches candidates, and assigns them. */
export function useAssign<Row extends AnyRow & { name: string }>(wanted: Wanted<Row>) {
  const { useRows, among, assigned, aboutOf, fieldsOf } = wanted;
  const [search, setSearch] = useState('');
  const [pressedId, setPressedId] = useState<number>();
  const { act, busy, failure } = useAct();
  const { data, isFetching } = useRows({ ...among, search: search.trim() });
  const found = data?.pages[0]?.data ?? [];
  const rows = found.filter(({ id }) => !assigned.includes(id)).slice(0, MAX_SHOWN);

  async function assign({ id }: Candidate) {
    const row = rows.find((one) => one.id === id);
    if (!row || busy) return;
    setPressedId(id);
    await act('mentors.assign', fieldsOf(row));
  }

  const candidates = rows.map(
    (row): Candidate => ({ id: row.id, name: row.name, about: aboutOf(row) }),
  );
  return {
    candidates,
    searching: isFetching,
    onSearch: setSearch,
    onAssign: assign,
    pressedId,
    busy,
    failure,
  };
}
