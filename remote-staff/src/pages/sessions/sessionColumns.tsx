import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { SessionState } from '../../details/SessionState';
import type { ManyAct } from '../../many/manyAct';
import { RowLink } from '../../table/RowLink';
import type { TableColumn, TableFilter } from '../../table/tableColumn';
import { startText } from '../../time/startText';

export const COLUMNS: readonly TableColumn<StaffSessionRow>[] = [
  {
    id: 'start',
    heading: 'Begins',
    sort: 'start',
    timed: true,
    cell: (row, name) => (
      <RowLink to={`/staff/sessions/${row.id}`} name={name}>
        {startText(row)}
      </RowLink>
    ),
  },
  { id: 'startup', heading: 'Startup', cell: ({ startup }) => startup.name },
  { id: 'mentor', heading: 'Mentor', cell: ({ mentor }) => mentor.name },
  { id: 'state', heading: 'State', cell: (row) => <SessionState {...row} /> },
  {
    id: 'recurrence',
    heading: 'Repeats',
    cell: ({ recurrence }) => (recurrence === 'none' ? '–' : recurrence),
  },
  { id: 'room', heading: 'Room', extra: true, cell: ({ room }) => room },
];

export const FILTERS: readonly TableFilter[] = [
  {
    param: 'when',
    label: 'When',
    all: 'Any time',
    options: [
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'past', label: 'Past' },
    ],
  },
  {
    param: 'status',
    label: 'State',
    all: 'Any state',
    options: [
      { value: 'booked', label: 'Booked' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
  {
    param: 'outcome',
    label: 'Outcome',
    all: 'Any outcome',
    options: [
      { value: 'missing', label: 'Not answered yet' },
      { value: 'disputed', label: 'Disputed' },
    ],
  },
];

const ofEach = ({ id }: StaffSessionRow) => ({ id });

export const ACTS: readonly ManyAct<StaffSessionRow>[] = [
  {
    act: 'meetings.cancel',
    label: 'Cancel sessions', // not 'Cancel', which closes the dialog
    ofEach,
    asks: { field: 'message', label: 'Message', help: 'Sent to the founders.' },
  },
];
