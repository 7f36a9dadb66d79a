import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { type Column, Table } from './Table';

interface Invite {
  email: string;
  type: string;
}

const COLUMNS: Column<Invite>[] = [
  { heading: 'Email', cell: ({ email }) => email, lead: true },
  { heading: 'Type', cell: ({ type }) => type },
  { heading: 'Actions', cell: () => <button type="button">Revoke</button>, end: true },
];

const INVITES = [
  { email: 'marta@zrno.example', type: 'Founder' },
  { email: 'dunja@zrno.example', type: 'Member' },
];

it('is a named table whose rows have a name, and stacked ones headings', async () => {
  const { container } = render(
    <Table
      caption="Pending Invites"
      columns={COLUMNS}
      rows={INVITES}
      rowKey={({ email }) => email}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Pending Invites' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Type',
    'Actions',
  ]);
  const row = within(table.getByRole('row', { name: /dunja@zrno.example/ }));
  expect(row.getByRole('cell', { name: 'Member' })).toHaveAttribute('data-heading', 'Type');
  expect(row.getByRole('rowheader', { name: 'dunja@zrno.example' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Revoke' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
