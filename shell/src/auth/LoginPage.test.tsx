import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { DEFAULT_CONFIG } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { LoginPage } from './LoginPage';

const WRONG = 'These credentials do not match our records.';
const calls: unknown[] = [];

const server = mockApi(
  http.post<never, { password: string }>('*/api/login', async ({ request }) => {
    const credentials = await request.json();
    calls.push(credentials);
    if (credentials.password !== 'Kestenje-2025')
      return HttpResponse.json({ message: WRONG }, { status: 422 });
    return HttpResponse.json({ user: aUser(), token: 'fresh' });
  }),
);

beforeEach(() => calls.splice(0));

describe('/login', () => {
  it('signs in, shows a toast and redirects to the startups', async () => {
    const { user, store } = open();
    await user.type(email(), 'dunja@demo.example');
    await user.type(password(), 'Kestenje-2025{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(calls).toEqual([{ email: 'dunja@demo.example', password: 'Kestenje-2025' }]);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
    expect(store.getState().toast).toMatchObject({ show: true, message: 'You are logged in!' });
  });

  it('shows the error under the password and in a toast, and keeps the input', async () => {
    const { user, store } = open();
    await user.type(email(), 'dunja@demo.example');
    await user.type(password(), 'guess');
    await user.click(button());

    await waitFor(() => expect(password()).toHaveAccessibleDescription(WRONG));
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('dunja@demo.example');
    expect(store.getState().toast).toMatchObject({ type: 'error', message: WRONG });

    await user.type(password(), '!');
    expect(password()).not.toHaveAccessibleDescription(WRONG);
  });

  it('shows the message of a server that responds to wrong credentials with 401', async () => {
    const answer = { message: 'Invalid credentials' };
    server.use(http.post('*/login', () => HttpResponse.json(answer, { status: 401 })));
    const { user, store } = open();
    await user.type(email(), 'dunja@demo.example');
    await user.type(password(), 'guess{Enter}');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(answer.message));
    expect(store.getState().toast).toMatchObject({ type: 'error', message: answer.message });
  });

  it('shows messages under their fields', async () => {
    const errors = { email: ['The email is too long.'], password: ['The password is too long.'] };
    server.use(
      http.post('*/login', () => HttpResponse.json({ message: 'No.', errors }, { status: 422 })),
    );
    const { user } = open();
    await user.type(email(), 'dunja@demo.example');
    await user.type(password(), 'guess{Enter}');

    await waitFor(() => expect(email()).toHaveAccessibleDescription('The email is too long.'));
    expect(password()).toHaveAccessibleDescription('The password is too long.');
    expect(email()).toHaveFocus();
  });

  it('reports missing fields before anything is sent', async () => {
    const { user } = open();
    await user.click(button());

    expect(email()).toHaveAccessibleDescription('The email field is required.');
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is sent once, however often it is pressed', async () => {
    const { user } = open();
    await user.type(email(), 'dunja@demo.example');
    await user.type(password(), 'guess');
    await user.dblClick(button());

    await waitFor(() => expect(password()).toBeInvalid());
    expect(calls).toHaveLength(1);
  });

  it('redirects a signed-in user home', async () => {
    open({ user: aUser() });
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('offers Google only where it is set up, as a plain link', async () => {
    server.use(
      http.get('https://auth.example/api/auth/google', () =>
        HttpResponse.json({ url: 'https://accounts.example/o' }),
      ),
    );
    open({ config: { ...DEFAULT_CONFIG, googleEnabled: true, authBase: 'https://auth.example' } });

    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', 'https://accounts.example/o');
  });

  it('says below the button why Google cannot be reached', async () => {
    const message = 'Too many requests.';
    server.use(
      http.get('*/api/auth/google', () => HttpResponse.json({ message }, { status: 429 })),
    );
    const { user } = open({ config: { ...DEFAULT_CONFIG, googleEnabled: true } });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('works with password managers, and is accessible', async () => {
    const { container } = open();
    expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
    expect(screen.queryByText('Continue with Google')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the Caps Lock hint while the password is typed', async () => {
    const { user } = open();
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    expect(password()).toHaveAccessibleDescription('Caps Lock is on.');
  });
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

function open({
  user,
  config,
}: {
  user?: ReturnType<typeof aUser>;
  config?: typeof DEFAULT_CONFIG;
} = {}) {
  return renderPage(<LoginPage />, {
    at: '/login',
    path: '/login',
    user,
    state: config && { config },
  });
}
