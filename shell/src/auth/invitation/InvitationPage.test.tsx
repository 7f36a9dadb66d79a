import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { InvitationPage } from './InvitationPage';
import { pendingInvitation } from './pendingInvitation';

const INVITE = {
  email: 'dunja@demo.example',
  type: 'founder',
  position: 'CTO',
  invited_by: 'Gëzim Hoxha',
  startup: { name: 'Zrno' },
  has_account: true,
  is_yours: true,
};
let invite = INVITE;
const sent: unknown[] = [];
const server = mockApi(
  http.post('*/api/logout', () => HttpResponse.json({ message: 'Bye' })),
  http.post('*/api/startups/invitations/accept-invite', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Welcome.' });
  }),
  http.post('*/api/startups/invitations/read-invite', () => HttpResponse.json({ data: invite })),
  http.get('*/api/user', () => {
    const founder = aUser({ roles: ['founder'] });
    return HttpResponse.json({ ...founder, data: founder });
  }),
);

/** Sends `Retry-After`, so that nothing is repeated automatically. */
const says = (status: number, message: string) => () =>
  HttpResponse.json({ message }, { status, headers: { 'retry-after': '60' } });

beforeEach(() => {
  sent.splice(0);
  invite = { ...INVITE };
});

describe('/invitation/accept', () => {
  it('joins the startup, and makes the member a founder', async () => {
    const { store, container } = open();
    expect(screen.getByRole('heading', { name: 'Processing invitation...' })).toBeVisible();

    await screen.findByRole('heading', { name: 'Invitation Accepted!' });
    expect(screen.getByText('You have successfully joined the startup.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Startups' })).toHaveAttribute(
      'href',
      '/my/startups',
    );
    expect(sent).toEqual([{ token: 'abc' }]);
    await waitFor(() => expect(store.getState().session.user?.roles).toEqual(['founder']));
    expect(pendingInvitation()).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [{ message: 'This invitation has expired.' }, 'This invitation has expired.', 422],
    [{ message: 'There is no such invitation.' }, 'There is no such invitation.', 404],
    [{ message: 'It was sent to another address.' }, 'It was sent to another address.', 403],
    [{}, 'Something went wrong', 422],
  ])('shows the error, in the page and in a toast: %j', async (answer, values, status) => {
    server.use(http.post('*/accept-invite', () => HttpResponse.json(answer, { status })));
    const { store } = open();

    await screen.findByRole('heading', { name: 'Error' });
    expect(screen.getByText(values)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(store.getState().toast).toMatchObject({ type: 'error', message: values });
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(pendingInvitation()).toBeNull();
  });

  it('names the invited address to another account before it tries to accept', async () => {
    invite = { ...INVITE, email: 'elif@demo.example', is_yours: false };
    const { user, container } = open();
    await screen.findByRole('heading', { name: 'This invitation is for another account' });
    expect(
      screen.getByText(/^Gëzim Hoxha invites you to join Zrno as a founder/),
    ).toHaveTextContent(
      'It was sent to elif@demo.example; you are logged in as dunja@demo.example.',
    );
    expect(await axe(container)).toHaveNoViolations();
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(pendingInvitation()).toBe('abc');
  });

  it('can be dismissed, and is not offered again', async () => {
    invite = { ...INVITE, is_yours: false };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(pendingInvitation()).toBeNull();
  });

  it('is accepted even when it cannot be read', async () => {
    server.use(http.post('*/read-invite', () => HttpResponse.error()));
    open();
    await screen.findByRole('heading', { name: 'Invitation Accepted!' });
  });

  it.each([
    ['the network is away', losesNetwork, 'Something went wrong'],
    ['too many came at once', says(429, 'Too many attempts.'), 'Too many attempts.'],
    ['the server was away', says(503, 'Please try again.'), 'Please try again.'],
  ])('is kept when %s, and can be retried', async (_why, answer, message) => {
    server.use(http.post('*/accept-invite', answer));
    const { user, container } = open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(pendingInvitation()).toBe('abc');
    expect(await axe(container)).toHaveNoViolations();

    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
    expect(sent).toEqual([{ token: 'abc' }]);
    expect(pendingInvitation()).toBeNull();
  });

  it('waits for a guest to register first', async () => {
    renderPage(<InvitationPage />, {
      at: '/invitation/accept?token=abc',
      path: '/invitation/accept',
    });
    await waitFor(() => expect(location.pathname).toBe('/register'));
    expect(pendingInvitation()).toBe('abc');
    expect(sent).toEqual([]);
  });
});

const open = () =>
  renderPage(<InvitationPage />, {
    at: '/invitation/accept?token=abc',
    path: '/invitation/accept',
    user: aUser(),
  });
