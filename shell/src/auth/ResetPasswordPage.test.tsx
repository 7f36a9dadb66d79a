import { screen, waitFor } from '@testing-library/react';
import type { OwnUser } from 'contract/wire/user.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { LoginPage } from './LoginPage';
import { ResetPasswordPage } from './ResetPasswordPage';

const asked: unknown[] = [];
const sent: unknown[] = [];
const server = mockApi(
  http.post('*/api/check-reset-token', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ message: 'Good.' });
  }),
  http.post('*/api/reset-password', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Done.' });
  }),
);

beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
});

describe('/reset-password', () => {
  it('checks the link, takes a new password and redirects to the login', async () => {
    const { user, store } = open();
    expect(await screen.findByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await screen.findByText('Please enter your email and choose a new password.');
    expect(asked).toEqual([{ token: 'good', email: 'dunja@demo.example' }]);
    expect(screen.getByLabelText('Email')).toHaveValue('dunja@demo.example');
    await choosePassword(user);

    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(sent).toEqual([
      {
        token: 'good',
        email: 'dunja@demo.example',
        password: 'Kestenje-2025',
        password_confirmation: 'Kestenje-2025',
      },
    ]);
    expect(store.getState().toast.message).toBe('Password has been reset successfully');
  });

  it('does not redirect a reader who has left meanwhile', async () => {
    const answer = deferred();
    server.use(
      http.post('*/api/reset-password', async () => {
        await answer.promise;
        return HttpResponse.json({ message: 'Done.' });
      }),
    );
    const { user, store } = open();
    await screen.findByText('Please enter your email and choose a new password.');
    await choosePassword(user);
    await navigate('/elsewhere');
    answer.resolve();

    await waitFor(() =>
      expect(store.getState().toast.message).toBe('Password has been reset successfully'),
    );
    expect(location.pathname).toBe('/elsewhere');
  });

  it('ends the local session of the same address without a message', async () => {
    const { user, store } = open(ADDRESS, aUser());
    await retypeEmail(user, ' Dunja@Demo.Example');
    await choosePassword(user);

    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(store.getState().toast).toMatchObject({
      type: 'success',
      message: 'Password has been reset successfully',
    });
  });

  it('does not end the session of another user', async () => {
    const { user, store } = open(ADDRESS, aUser({ email: 'elif@demo.example' }));
    await choosePassword(user);

    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(store.getState().session.user?.email).toBe('elif@demo.example');
    expect(localStorage.getItem('ACCESS_TOKEN')).not.toBeNull();
  });

  it('shows the messages of a rejected password under their fields', async () => {
    const errors = { password: ['The password is too common.'] };
    server.use(
      http.post('*/reset-password', () =>
        HttpResponse.json({ message: 'No.', errors }, { status: 422 }),
      ),
    );
    const { user } = open();
    await choosePassword(user);

    const password = screen.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(errors.password[0]));
    expect(password).toHaveFocus();
  });

  it('sends incomplete input: the server reports missing fields', async () => {
    const errors = { email: ['The email must be a valid email address.'] };
    server.use(
      http.post('*/reset-password', () =>
        HttpResponse.json({ message: errors.email[0], errors }, { status: 422 }),
      ),
    );
    const { user } = open('/reset-password?token=good&email=dunja');
    await user.click(await screen.findByRole('button', { name: 'Reset Password' }));

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.email[0]));
  });

  it('does not call a link invalid after a failed check, and retries', async () => {
    server.use(http.post('*/check-reset-token', () => HttpResponse.error(), { once: true }));
    const { user } = open();
    expect(await screen.findByText('We could not check your link.')).toBeVisible();
    expect(location.pathname).toBe('/reset-password');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });

  it.each([
    [429, 'Too many attempts. Please try again later.'],
    [503, 'The service is busy.'],
  ])(
    'keeps a link after an inconclusive check, and shows the reason: %i',
    async (status, message) => {
      const busy = () => HttpResponse.json({ message }, { status });
      server.use(http.post('*/check-reset-token', busy, { once: true }));
      const { user, store, container } = open();
      expect(await screen.findByText(`We could not check your link. ${message}`)).toBeVisible();
      expect(location.pathname + location.search).toBe(ADDRESS);
      expect(store.getState().toast.show).toBe(false);
      expect(await axe(container)).toHaveNoViolations();

      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByLabelText('New Password')).toBeVisible();
    },
  );

  it.each([
    [{ message: 'Try again in a minute.' }, 'Try again in a minute.'],
    [{}, 'Failed to reset password'],
  ])('shows the reason of another failure: %j', async (answer, values) => {
    server.use(http.post('*/reset-password', () => HttpResponse.json(answer, { status: 429 })));
    const { user } = open();
    await choosePassword(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(values);
  });

  it.each([
    [{ message: 'This link was used already.' }, 'This link was used already.'],
    [{}, 'Invalid or expired reset link'],
    [{ message: 'There is no such link.' }, 'There is no such link.', 404],
    [{ message: 'This link is gone.' }, 'This link is gone.', 410],
    [{}, 'Invalid or expired reset link', 400],
  ])('reports an invalid link at the login: %j', async (answer, values, status = 422) => {
    server.use(http.post('*/check-reset-token', () => HttpResponse.json(answer, { status })));
    const { store } = open();

    const another = await screen.findByRole('link', { name: 'Send a new link' });
    expect(another).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByText(values, { exact: false })).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(store.getState().toast).toMatchObject({ type: 'error', message: values });
  });

  it('checks nothing without a token, and redirects to the login', async () => {
    open('/reset-password?email=dunja@demo.example');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(asked).toEqual([]);
  });

  it('is accessible', async () => {
    open();
    await screen.findByLabelText('New Password');
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

const ADDRESS = '/reset-password?token=good&email=dunja%40demo.example';

function open(at = ADDRESS, member?: OwnUser) {
  return renderPage(
    [
      { path: '/reset-password', title: '', page: asPage(ResetPasswordPage) },
      { path: '/login', title: '', page: asPage(LoginPage) },
    ],
    { at, user: member },
  );
}

const asPage = (Page: () => React.ReactNode) =>
  Object.assign(() => <Page />, { load: async () => Page, forget() {} });

async function retypeEmail(user: ReturnType<typeof open>['user'], email: string) {
  await user.clear(await screen.findByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), email);
}

async function choosePassword(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('New Password'), 'Kestenje-2025');
  await user.type(screen.getByLabelText('Confirm Password'), 'Kestenje-2025');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}
