import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { aSessionRow, mockTable, mockTableHeight } from '../../testing/mockTables';
import { SessionsPage } from './SessionsPage';

mockTableHeight();
const LONG = 'Fabrika za preradu organskog meda i pčelinjih proizvoda Žitomislić';
const sessions = [
  aSessionRow(),
  aSessionRow({
    id: 72,
    startup: { id: 6, slug: 'meda', name: LONG },
    recurrence: 'weekly',
    took_place: { mentor: true, founders: false },
  }),
  aSessionRow({ id: 73, startup: { id: 7, slug: 'nit', name: 'Nit' }, status: 'declined' }),
];
const asked: URLSearchParams[] = [];
const server = mockApi(
  mockActs(['sessions'], anAct({ name: 'meetings.cancel', scope: 'sessions' })),
  mockTable('sessions', sessions, asked),
);
const open = (at = '/staff/sessions') => renderPage(<SessionsPage />, { at, user: staffUser() });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
beforeEach(() => {
  asked.length = 0;
});

it('lists sessions with start and state, and names the time zone', async () => {
  const { container } = open();
  const table = await screen.findByRole('table', { name: 'Sessions' });
  expect(table).toHaveAccessibleDescription(`Times shown in ${zone}`);

  const zrno = within(await screen.findByRole('row', { name: /Zrno/ }));
  expect(zrno.getByText('Booked')).toBeVisible();
  expect(zrno.getByRole('link')).toHaveAttribute('href', '/staff/sessions/71');
  const meda = within(screen.getByRole('row', { name: new RegExp(LONG) }));
  expect(meda.getByText('weekly')).toBeVisible();
  expect(meda.getByText('Disputed')).toBeVisible();
  const nit = within(screen.getByRole('row', { name: /Nit/ }));
  expect(nit.getByText('Declined')).toBeVisible();
  expect(nit.queryByText('Booked')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('names no time zone when the list is empty', async () => {
  const { user } = open();
  await screen.findByRole('row', { name: /Zrno/ });
  expect(screen.getByText(/^Times shown in/)).toBeVisible();
  server.use(mockTable('sessions', []));
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Upcoming');
  expect(await screen.findByText('No results. Change the search or the filters.')).toBeVisible();
  expect(screen.queryByText(/^Times shown in/)).not.toBeInTheDocument();
});

it('filters by time, state and outcome, and sorts in descending order', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'When' }), 'Past');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Booked');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Disputed');
  await user.click(await screen.findByRole('button', { name: 'Begins' }));

  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      when: 'past',
      status: 'booked',
      outcome: 'disputed',
      sort: 'start',
      order: 'desc',
    }),
  );
});

it('links from the sessions of one mentor to all sessions', async () => {
  const { user } = open('/staff/sessions?mentor=9&when=past');
  await user.click(await screen.findByRole('link', { name: 'Show all sessions' }));
  await waitFor(() => expect(Object.fromEntries(asked.at(-1)!)).toEqual({ sort: 'start' }));
  expect(asked[0]!.get('mentor')).toBe('9');
  expect(screen.queryByRole('link', { name: 'Show all sessions' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
});

it('cancels the selected sessions, with a message for the founders', async () => {
  const done: unknown[] = [];
  const line = { message: 'It is cancelled.', refused: false, before: {}, after: {} };
  server.use(
    http.post('*/api/staff/acts/meetings.cancel/many/preview', () =>
      HttpResponse.json({ data: [line, line], names: {}, seen: 'seen-1', confirm: 'cancel 2' }),
    ),
    http.post('*/api/staff/acts/meetings.cancel/many', async ({ request }) => {
      done.push(await request.json());
      return HttpResponse.json({ message: 'Done: 2 of them.', data: [] });
    }),
  );
  const { user, store } = open();
  for (const name of [/^Select Zrno with Elif Kaya, 20 Mar 2025/, /^Select Nit/])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Cancel sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel sessions: 2 rows' }));
  const look = dialog.getByRole('button', { name: 'See what will happen' });
  expect(look).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'The room is closed.');
  await user.click(look);
  await user.type(await dialog.findByRole('textbox', { name: /Type cancel 2/ }), 'Cancel 2');
  await user.click(dialog.getByRole('button', { name: 'Cancel sessions' }));

  await waitFor(() => expect(store.getState().toast.message).toBe('Done: 2 of them.'));
  const fields = { message: 'The room is closed.' };
  const each = [{ id: 71 }, { id: 73 }];
  expect(done).toEqual([{ each, fields, seen: 'seen-1', confirm: 'Cancel 2' }]);
});
