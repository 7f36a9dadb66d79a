import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { aPersonRow, mockTable, mockTableHeight } from '../../testing/mockTables';
import { PeoplePage } from './PeoplePage';
import { PersonPage } from './PersonPage';

mockTableHeight();
const people = [
  aPersonRow(),
  aPersonRow({ id: 2, name: 'Marko Ilić', disabled: true }),
  aPersonRow({ id: 3, name: 'Eleni Rossi', leaving: true, verified: false }),
];
const asked: URLSearchParams[] = [];
const done: unknown[] = [];
const line = { message: 'Something happens.', refused: false, before: {}, after: {} };
mockApi(
  mockActs(['people'], anAct({ name: 'users.disable' }), anAct({ name: 'users.role' })),
  mockTable('people', people, asked),
  http.get('*/api/staff/people/2', () => new HttpResponse(null, { status: 404 })),
  http.post('*/api/staff/acts/:name/many/preview', () =>
    HttpResponse.json({ data: [line], names: {}, seen: 'seen-1', confirm: null }),
  ),
  http.post<{ name: string }>('*/api/staff/acts/:name/many', async ({ request, params }) => {
    done.push([params.name, await request.json()]);
    return HttpResponse.json({ message: 'Done: 1 of them.', data: [] });
  }),
);
const open = () => renderPage(<PeoplePage />, { at: '/staff/people', user: staffUser() });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
beforeEach(() => {
  asked.length = 0;
  done.length = 0;
});

it('shows the state of each person', async () => {
  open();
  expect((await row(/Ana Petrova/)).getByText('Active')).toBeVisible();
  const disabled = await row(/Marko Ilić/);
  expect(disabled.getByText('Disabled')).toBeVisible();
  expect(disabled.queryByText('Active')).not.toBeInTheDocument();
  const leaving = await row(/Eleni Rossi/);
  expect(leaving.getByText('Deletion requested')).toBeVisible();
  expect(leaving.getByText('Not verified')).toBeVisible();
  expect(leaving.queryByText('Active')).not.toBeInTheDocument();
});

it('filters by role and state', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'mentor');
  await waitFor(() => expect(asked.at(-1)!.get('role')).toBe('mentor'));
  const state = screen.getByRole('combobox', { name: 'State' });
  await user.selectOptions(state, 'Deletion requested');
  await waitFor(() => expect(asked.at(-1)!.get('state')).toBe('leaving'));
  await user.selectOptions(state, 'Any state');
  await waitFor(() => expect(location.search).toBe('?role=mentor'));
});

it.each([
  ['Disable', 'users.disable', {}],
  ['Enable', 'users.disable', { undo: true }],
  ['Give a role', 'users.role', { role: 'investor' }],
])('performs the clicked act on the selected people: %s', async (press, name, fields) => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Marko Ilić' }));
  await user.click(screen.getByRole('button', { name: press }));
  const dialog = within(await screen.findByRole('dialog', { name: `${press}: 1 row` }));
  const look = dialog.queryByRole('button', { name: 'See what will happen' });
  if (look) await user.click(look);
  expect(await dialog.findByText('Something happens.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: press }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const each = [{ user: 'marko@b.example' }];
  expect(done).toEqual([[name, { each, fields, seen: 'seen-1' }]]);
  // The buttons for the chosen rows are removed when the selection is cleared.
  await waitFor(() => expect(screen.getByText('3 rows')).toHaveFocus());
});

it('clearing the selection moves the focus to the number of rows', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Marko Ilić' }));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));

  await waitFor(() => expect(screen.getByText('3 rows')).toHaveFocus());
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

it('people with equal names have links and checkboxes with different names', async () => {
  people.push(aPersonRow({ id: 4, name: 'Marko Ilić', email: 'marko.2@b.example' }));
  open();

  const second = await screen.findByRole('link', { name: 'Marko Ilić, marko.2@b.example' });
  expect(second).toHaveTextContent(/^Marko Ilić$/);
  expect(screen.getByRole('link', { name: 'Marko Ilić, marko@b.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Petrova' })).toBeVisible();
  expect(
    screen.getByRole('checkbox', { name: 'Select Marko Ilić, marko@b.example' }),
  ).toBeVisible();
  people.pop();
});

it('the page of a person leads back to the table with its search and filters', async () => {
  const asPage = (Page: () => React.ReactNode) =>
    Object.assign(() => <Page />, { load: async () => Page, forget() {} });
  const routes = [
    { path: '/staff/people', title: '', page: asPage(PeoplePage) },
    { path: '/staff/people/:id', title: '', page: asPage(PersonPage) },
  ];
  const view = '/staff/people?role=mentor&search=Ili%C4%87';
  const { user } = renderPage(routes, { at: view, user: staffUser() });
  await user.click(await screen.findByRole('link', { name: 'Marko Ilić' }));

  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'People' })).toHaveAttribute('href', view);
  const back = await screen.findByRole('link', { name: 'Back to People' });
  expect(back).toHaveAttribute('href', view);
});
