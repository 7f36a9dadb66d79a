import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { aMentorRow, mockTable, mockTableHeight } from '../../testing/mockTables';
import { MentorsPage } from './MentorsPage';

mockTableHeight();
const LONG = 'Aleksandra-Anastasija Živojinović-Papadopoulos Kızılırmak';
const asked: URLSearchParams[] = [];
const exported: URLSearchParams[] = [];
const server = mockApi(
  mockActs(['programme'], anAct({ name: 'mentors.assign' })),
  http.get('*/api/staff/mentors/export', ({ request }) => {
    exported.push(new URL(request.url).searchParams);
    return HttpResponse.text('name\nElif Kaya\n');
  }),
  mockTable(
    'mentors',
    [aMentorRow(), aMentorRow({ id: 10, name: LONG, company: '', active: false, sessions: 3 })],
    asked,
  ),
);
const open = () => renderPage(<MentorsPage />, { at: '/staff/mentors', user: staffUser() });
beforeEach(() => {
  asked.length = 0;
  exported.length = 0;
});

it('lists mentors with company and state', async () => {
  const { container } = open();
  const elif = within(await screen.findByRole('row', { name: /Elif Kaya/ }));
  expect(elif.getByRole('link')).toHaveAttribute('href', '/staff/mentors/9');
  expect(elif.getByText('Bosphor Labs')).toBeVisible();
  expect(elif.getByText('Active')).toBeVisible();
  const retired = within(screen.getByRole('row', { name: new RegExp(LONG) }));
  expect(retired.getByText('Retired')).toBeVisible();
  expect(retired.getByText('–')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New mentor' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('names the time zone once a column with times is shown', async () => {
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Mentors' });
  expect(screen.queryByText(/^Times shown in/)).not.toBeInTheDocument();
  expect(table).not.toHaveAccessibleDescription();
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Since' }));
  expect(table).toHaveAccessibleDescription(/^Times shown in /);
});

it('filters by state and by startup, and exports the filtered mentors', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Retired');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Startups' }), 'Without a startup');
  await waitFor(() => expect(asked.at(-1)!.get('assigned')).toBe('no'));
  expect(asked.at(-1)!.get('active')).toBe('no');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  // Excel reads a file as UTF-8 only if it begins with these three bytes.
  expect(saved[0]!.size).toBe('\xef\xbb\xbfname\nElif Kaya\n'.length);
  click.mockRestore();
  const wanted = { sort: 'name', active: 'no', assigned: 'no' };
  expect(Object.fromEntries(exported[0]!)).toEqual(wanted);
});

it('shows why the export failed', async () => {
  server.use(
    http.get('*/api/staff/mentors/export', () =>
      HttpResponse.json({ message: 'Too many at once.' }, { status: 429 }),
    ),
  );
  const { user } = open();
  const press = await screen.findByRole('button', { name: 'Export CSV' });
  await user.click(press);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Too many at once.');
  expect(press.parentElement).toContainElement(alert);
});

it('assigns the selected mentors to a startup, and shows the errors', async () => {
  server.use(
    http.post('*/api/staff/acts/mentors.assign/many/preview', () =>
      HttpResponse.json(
        { message: 'No.', errors: { 'fields.startup': ['There is no such startup.'] } },
        { status: 422 },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Elif Kaya' }));
  await user.click(await screen.findByRole('button', { name: 'Assign to a startup' }));
  expect(screen.queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to a startup: 1 row' }));
  const field = dialog.getByRole('textbox', { name: 'Startup' });
  await user.type(field, 'zrnoo');
  await user.click(dialog.getByRole('button', { name: 'See what will happen' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/There is no such startup\./));
  expect(field).toHaveValue('zrnoo');
});
