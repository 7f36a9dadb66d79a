import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { useListStaffSessionsInfiniteQuery } from '../../data/tables.endpoints';
import { TablePage } from '../../table/TablePage';
import { startText } from '../../time/startText';
import { ACTS, COLUMNS, FILTERS } from './sessionColumns';

const BY_START = { sort: 'start' };
const nameOf = (row: StaffSessionRow) =>
  `${row.startup.name} with ${row.mentor.name}, ${startText(row)}`;

/** /staff/sessions: all mentoring sessions. */
export function SessionsPage() {
  return (
    <TablePage<StaffSessionRow>
      table="sessions"
      useRows={useListStaffSessionsInfiniteQuery}
      section="Sessions"
      columns={COLUMNS}
      filters={FILTERS}
      searchHelp="Startup or mentor."
      nameOf={nameOf}
      acts={ACTS}
      fallback={BY_START}
    />
  );
}
