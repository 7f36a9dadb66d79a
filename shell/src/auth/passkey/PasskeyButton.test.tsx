import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockPasskeys, passkeyState, renderPage } from 'shared-ui/testing';

import { LoginPage } from '../LoginPage';

const sent: Record<string, unknown>[] = [];
const ways = ['passkey', 'recovery-code'];
const second_factor = { challenge: 'open', ways, expires_at: '2030-01-01T00:00:00Z' };
const server = mockApi(
  http.post('*/api/login', () => HttpResponse.json({ second_factor })),
  http.post<never, Record<string, unknown>>('*/api/login/passkey/options', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ challenge: 'YQ', rpId: 'localhost' });
  }),
  http.post<never, Record<string, unknown>>('*/api/login/passkey', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ user: aUser(), token: 'fresh' });
  }),
);
mockPasskeys();
beforeEach(() => sent.splice(0));

describe('a passkey', () => {
  it('signs in by itself', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(sent).toEqual([{}, { passkey: expect.objectContaining({ id: 'a-key' }) }]);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
  });

  it('is the second step of a user who has one', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Email'), 'dunja@demo.example');
    await user.type(screen.getByLabelText('Password'), 'Kestenje-2025{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(sent.map(({ challenge }) => challenge)).toEqual(['open', 'open']);
  });

  it.each([
    ['the reader calls it off', 'NotAllowedError', 'No passkey was used. Please try again.'],
    ['the api refuses it', undefined, 'This passkey was not accepted. Please try again.'],
  ])('does not sign in when %s, and shows the reason', async (_why, refuses, message) => {
    passkeyState.refuses = refuses;
    server.use(http.post('*/login/passkey', () => HttpResponse.json({ message }, { status: 422 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    expect(passkeyState.signals).toEqual([]);
  });

  it('that belongs to no account is hidden by the browser from then on', async () => {
    const message = 'It belongs to no account anymore.';
    const errors = { unknown_passkey: [message] };
    server.use(
      http.post('*/login/passkey', () => HttpResponse.json({ message, errors }, { status: 422 })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(passkeyState.signals).toEqual([{ rpId: 'localhost', credentialId: 'a-key' }]);
  });
});

const open = () => renderPage(<LoginPage />, { at: '/login', path: '/login' });
