import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage, watchAlerts } from 'shared-ui/testing';

import { routes } from '../routes';
import { anAct } from '../testing/acts';
import { mockActs, mockHistory, staffUser } from '../testing/mockStaff';
import { aMentorRow, aStartup, mockTable } from '../testing/mockTables';

const MESSAGE = 'This invitation has already been accepted.';
const conflict = () => HttpResponse.json({ message: MESSAGE }, { status: 409 });
const invitation = {
  id: 3,
  email: 'marta@zrno.example',
  position: 'Designer',
  expires_at: '2025-03-20T10:00:00Z',
};
let invitations: object[];
const server = mockApi(
  mockActs(['programme'], anAct({ name: 'founders.revoke-invitation' })),
  mockTable('mentors', [aMentorRow()]),
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup({ invitations } as never))),
  mockHistory('startup/5'),
  http.get('*/api/staff/record', () => HttpResponse.json({ data: [], next_before: null })),
);
beforeEach(() => {
  invitations = [invitation];
});

const REVOKE = [
  '/staff/startups/5',
  'Revoke marta@zrno.example',
  '*/founders.revoke-invitation/preview',
] as const;
const ASSIGN = ['/staff/startups/5', 'Assign Elif Kaya', '*/acts/mentors.assign'] as const;
const SAVE = ['/staff/record', 'Export CSV', '*/staff/record/export'] as const;

it.each([
  [...REVOKE, conflict, MESSAGE],
  [...REVOKE, () => new HttpResponse(null, { status: 500 }), 'Something went wrong'],
  [...ASSIGN, conflict, MESSAGE],
  [...ASSIGN, () => HttpResponse.error(), 'Something went wrong'],
  [...SAVE, () => HttpResponse.error(), 'Something went wrong'],
])('%s shows beside "%s" why it failed: %s %#', async (at, name, call, fail, message) => {
  const { user, store } = renderPage(routes, { at, user: staffUser() });
  const press = await screen.findByRole('button', { name });
  server.use(http.all(call, fail));
  await user.click(press);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(press.parentElement).toContainElement(alert);
  expect(store.getState().toast.show).toBe(false);

  server.use(http.all(call, () => new Promise(() => undefined)));
  await user.click(press);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no error when the session has expired, because the page announces that', async () => {
  const { user, store } = renderPage(routes, { at: REVOKE[0], user: staffUser() });
  server.use(http.post(REVOKE[2], () => new HttpResponse(null, { status: 401 })));
  await user.click(await screen.findByRole('button', { name: REVOKE[1] }));

  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the error in the section when the row of the button is gone', async () => {
  const { user } = renderPage(routes, { at: REVOKE[0], user: staffUser() });
  const team = within(await screen.findByRole('region', { name: 'Team' }));
  server.use(
    http.post(REVOKE[2], () => {
      invitations = [];
      return conflict();
    }),
  );
  await user.click(await team.findByRole('button', { name: REVOKE[1] }));

  await waitFor(() => expect(team.queryByText('marta@zrno.example')).not.toBeInTheDocument());
  expect(await team.findByRole('alert')).toHaveTextContent(MESSAGE);
});

it('announces once, above the list, why a mentor was not assigned whom somebody else has assigned', async () => {
  const { user } = renderPage(routes, { at: ASSIGN[0], user: staffUser() });
  const press = await screen.findByRole('button', { name: ASSIGN[1] });
  server.use(http.post(ASSIGN[2], conflict), mockTable('mentors', []));
  const announced = watchAlerts();
  await user.click(press);

  await waitFor(() => expect(press).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(announced).toEqual([MESSAGE]);
});
