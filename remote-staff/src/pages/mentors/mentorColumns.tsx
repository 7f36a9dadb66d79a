import type { StaffMentorRow } from 'contract/wire/staff-tables.contract';
import { factText } from '../../changes/factText';
import type { ManyAct } from '../../many/manyAct';
import { RowLink } from '../../table/RowLink';
import { Tags } from '../../table/Tags';
import type { TableColumn, TableFilter } from '../../table/tableColumn';

export const COLUMNS: readonly TableColumn<StaffMentorRow>[] = [
  {
    id: 'name',
    heading: 'Name',
    sort: 'name',
    cell: ({ id, name }, uniqueName) => (
      <RowLink to={`/staff/mentors/${id}`} name={uniqueName}>
        {name}
      </RowLink>
    ),
  },
  { id: 'company', heading: 'Company', sort: 'company', cell: ({ company }) => company || '–' },
  {
    id: 'state',
    heading: 'State',
    cell: ({ active }) => <Tags facts={[active ? ['Active', 'ok'] : ['Retired', 'warn']]} />,
  },
  { id: 'startups', heading: 'Startups', end: true, cell: ({ startups }) => startups },
  { id: 'sessions', heading: 'Upcoming', end: true, cell: ({ sessions }) => sessions },
  { id: 'zone', heading: 'Time zone', cell: ({ zone }) => zone },
  { id: 'email', heading: 'Email', extra: true, cell: ({ email }) => email },
  {
    id: 'created',
    heading: 'Since',
    sort: 'created',
    timed: true,
    extra: true,
    cell: ({ created_at }) => factText(created_at),
  },
];

export const FILTERS: readonly TableFilter[] = [
  {
    param: 'active',
    label: 'State',
    all: 'Any state',
    options: [
      { value: 'yes', label: 'Active' },
      { value: 'no', label: 'Retired' },
    ],
  },
  {
    param: 'assigned',
    label: 'Startups',
    all: 'With or without',
    options: [
      { value: 'yes', label: 'With a startup' },
      { value: 'no', label: 'Without a startup' },
    ],
  },
];

const ofEach = ({ email: mentor }: StaffMentorRow) => ({ mentor });

export const ACTS: readonly ManyAct<StaffMentorRow>[] = [
  {
    act: 'mentors.assign',
    label: 'Assign to a startup',
    ofEach,
    asks: {
      field: 'startup',
      label: 'Startup',
      help: 'The last part of its address, or its number.',
    },
  },
  { act: 'mentors.retire', label: 'Retire', ofEach },
];
