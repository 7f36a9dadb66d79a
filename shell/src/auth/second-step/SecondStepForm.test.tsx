import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { GoogleCallbackPage } from '../google/GoogleCallbackPage';
import { LoginPage } from '../LoginPage';

const WRONG = 'The code is wrong or has already been used.';
const sent: unknown[] = [];
const NEEDED = {
  second_factor: {
    challenge: 'open',
    ways: ['authenticator', 'recovery-code'],
    expires_at: '2030-01-01T00:00:00Z',
  },
};
const server = mockApi(
  http.post('*/api/login', () => HttpResponse.json(NEEDED)),
  http.get('*/api/auth/callback/google', () => HttpResponse.json(NEEDED)),
  http.post<never, { code: string }>('*/api/login/second-factor', async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    if (body.code === '123456') return HttpResponse.json({ user: aUser(), token: 'fresh' });
    const errors = { code: [WRONG] };
    return HttpResponse.json({ message: WRONG, errors }, { status: 422 });
  }),
);

beforeEach(() => sent.splice(0));

describe('the second step of signing in', () => {
  it('follows the password, and signs in', async () => {
    const { user, container } = await openLogin();
    expect(await screen.findByText(/asks for a second factor/)).toBeVisible();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(code(), '123456{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(sent).toEqual([{ challenge: 'open', code: '123456' }]);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
  });

  it('shows the error under the code, and stays', async () => {
    const { user } = await openLogin();
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}');

    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(WRONG)));
    expect(code()).toHaveFocus();
  });

  it('restarts after a timeout, or on request', async () => {
    const message = 'This sign-in has expired. Please sign in again.';
    server.use(
      http.post('*/login/second-factor', () => HttpResponse.json({ message }, { status: 422 })),
    );
    const { user, store } = await openLogin();
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(store.getState().toast).toMatchObject({ type: 'error', message });

    await logIn(user);
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('follows Google as well', async () => {
    const { user } = renderPage(<GoogleCallbackPage />, {
      at: '/auth/callback/google?state=s&code=c',
      path: '/auth/callback/google',
    });
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
  });
});

const code = () => screen.getByLabelText('Code');

async function logIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Email'), 'dunja@demo.example');
  await user.type(screen.getByLabelText('Password'), 'Kestenje-2025{Enter}');
}

async function openLogin() {
  const opened = renderPage(<LoginPage />, { at: '/login', path: '/login' });
  await logIn(opened.user);
  return opened;
}
