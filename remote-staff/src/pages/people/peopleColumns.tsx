import type { StaffPersonRow } from 'contract/wire/staff-tables.contract';
import { factText } from '../../changes/factText';
import type { ManyAct } from '../../many/manyAct';
import { RowLink } from '../../table/RowLink';
import { Tags } from '../../table/Tags';
import type { TableColumn, TableFilter } from '../../table/tableColumn';

export const COLUMNS: readonly TableColumn<StaffPersonRow>[] = [
  {
    id: 'name',
    heading: 'Name',
    sort: 'name',
    cell: ({ id, name }, uniqueName) => (
      <RowLink to={`/staff/people/${id}`} name={uniqueName}>
        {name}
      </RowLink>
    ),
  },
  { id: 'email', heading: 'Email', sort: 'email', cell: ({ email }) => email },
  { id: 'roles', heading: 'Roles', cell: ({ roles }) => roles.join(', ') || '–' },
  {
    id: 'state',
    heading: 'State',
    cell: ({ disabled, leaving, verified }) => (
      <Tags
        facts={[
          disabled && ['Disabled', 'warn'],
          leaving && ['Deletion requested', 'warn'],
          !verified && ['Not verified'],
          !disabled && !leaving && verified && ['Active', 'ok'],
        ]}
      />
    ),
  },
  {
    id: 'created',
    heading: 'Joined',
    sort: 'created',
    timed: true,
    cell: ({ created_at }) => factText(created_at),
  },
  { id: 'username', heading: 'Username', extra: true, cell: ({ username }) => `@${username}` },
  {
    id: 'factor',
    heading: 'Second factor',
    extra: true,
    cell: ({ second_factor }) => factText(second_factor),
  },
];

export const FILTERS: readonly TableFilter[] = [
  {
    param: 'role',
    label: 'Role',
    all: 'Any role',
    options: ['founder', 'mentor', 'investor', 'startup', 'admin'].map((value) => ({
      value,
      label: value,
    })),
  },
  {
    param: 'state',
    label: 'State',
    all: 'Any state',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'disabled', label: 'Disabled' },
      { value: 'unverified', label: 'Not verified' },
      { value: 'leaving', label: 'Deletion requested' },
    ],
  },
];

const ofEach = ({ email: user }: StaffPersonRow) => ({ user });

export const ACTS: readonly ManyAct<StaffPersonRow>[] = [
  { act: 'users.disable', label: 'Disable', ofEach },
  { act: 'users.disable', label: 'Enable', ofEach, fields: { undo: true } },
  {
    act: 'users.role',
    label: 'Give a role',
    ofEach,
    asks: {
      field: 'role',
      label: 'Role',
      options: ['investor', 'startup'].map((value) => ({ value, label: value })),
    },
  },
  { act: 'users.erase', label: 'Erase', ofEach },
];
