import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { deferred, mockApi, renderPage } from 'shared-ui/testing';
import { anAct } from '../../testing/acts';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { aMentorRow, aStartup, mockTable } from '../../testing/mockTables';
import { StartupPage } from './StartupPage';

const elif = aMentorRow();
let assigned: object[];
const received: unknown[] = [];
const server = mockApi(
  mockActs(
    ['programme'],
    anAct({ name: 'startups.unpublish' }),
    anAct({ name: 'startups.withdraw', effect: 'irreversible' }),
  ),
  mockTable('mentors', [elif]),
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup({ assigned } as never))),
  mockHistory('startup/5'),
  http.post('*/api/staff/acts/mentors.assign', async ({ request }) => {
    received.push(await request.json());
    assigned = [elif];
    const message = 'elif@bosphor.example mentors zrno.';
    return HttpResponse.json(anAnswer(message));
  }),
);
beforeEach(() => {
  assigned = [];
  received.length = 0;
});

const open = (at = '/staff/startups/5') =>
  renderPage(
    <Routes>
      <Route path="/staff/startups/:id" element={<StartupPage />} />
    </Routes>,
    { at, user: staffUser() },
  );

const assignedList = () => within(screen.getByRole('list', { name: 'Assigned mentors' }));

it('shows the data of the startup, and the acts that the reader may perform', async () => {
  const { container } = open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw…' })).toHaveAttribute(
    'href',
    '/staff/acts/startups.withdraw?startup=zrno',
  );
  for (const name of ['About', 'Team', 'Mentors', 'Next sessions'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('assigns a mentor with one click', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assign Elif Kaya' }));

  expect(await assignedList().findByText('Elif Kaya')).toBeVisible();
  expect(received).toEqual([{ fields: { mentor: 'elif@bosphor.example', startup: 'zrno' } }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Assign Elif Kaya' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Find a mentor')).toHaveFocus();
});

it('assigns one mentor at a time', async () => {
  const answer = deferred();
  const ana = aMentorRow({ id: 10, name: 'Ana Petrova', email: 'ana@rila.example' });
  server.use(
    mockTable('mentors', [elif, ana]),
    http.post('*/api/staff/acts/mentors.assign', () => answer.promise, { once: true }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assign Elif Kaya' }));
  const other = screen.getByRole('button', { name: 'Assign Ana Petrova' });
  await user.click(other);
  expect(received).toEqual([]);
  answer.resolve();

  expect(await assignedList().findByText('Elif Kaya')).toBeVisible();
  expect(received).toEqual([{ fields: { mentor: 'elif@bosphor.example', startup: 'zrno' } }]);
  await user.click(other);
  await waitFor(() => expect(received).toHaveLength(2));
});

it('assigns a mentor by drag and drop', async () => {
  open();
  const line = (await screen.findByRole('button', { name: 'Assign Elif Kaya' })).closest('li')!;
  const stored = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => stored.set(type, text),
    getData: (type: string) => stored.get(type) ?? '',
  };
  fireEvent.dragStart(line, { dataTransfer });
  const place = screen.getByRole('list', { name: 'Assigned mentors' });
  const over = createEvent.dragOver(place, { dataTransfer });
  fireEvent(place, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(place, { dataTransfer });

  expect(await assignedList().findByText('Elif Kaya')).toBeVisible();
});

it('shows that the startup does not exist', async () => {
  server.use(
    http.get('*/api/staff/startups/7', () =>
      HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
    ),
  );
  open('/staff/startups/7');
  expect(await screen.findByText('This page does not exist, or was deleted.')).toBeVisible();
});
