import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { loginRequested, takePendingAct } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { LoginDialog } from './LoginDialog';

const WRONG = 'These credentials do not match our records.';
const server = mockApi(
  http.post('*/api/login', () => HttpResponse.json({ user: aUser(), token: 'fresh' })),
);

describe('the login dialog', () => {
  it('signs a guest in and reloads the page, which then runs the action', async () => {
    const { user, store, onReload } = open();
    store.dispatch(loginRequested({ act: 'follow:startup:12' }));
    await logIn(user);

    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
    expect(store.getState().session.status).toBe('guest'); // the test's page is not reloaded
    expect(takePendingAct('follow:startup:12')).toBe(true);
    expect(sessionStorage.getItem('justLoggedIn')).not.toBeNull();
  });

  it('shows the error and stays open', async () => {
    server.use(http.post('*/login', () => HttpResponse.json({ message: WRONG }, { status: 422 })));
    const { user, onReload } = open();
    await logIn(user);

    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(WRONG),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('dunja@demo.example');
    expect(onReload).not.toHaveBeenCalled();
  });

  it('drops the action when it is closed', async () => {
    const { user, store } = open();
    store.dispatch(loginRequested({ act: 'follow:startup:12' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(store.getState().session.loginDialog.open).toBe(false);
    expect(takePendingAct('follow:startup:12')).toBe(false);
  });

  it('reloads the page when another user signs in after an expiry', async () => {
    const { user, onReload } = open({ lastReader: 99, expired: true });
    await logIn(user);
    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
  });

  it('continues in the same page when the browser has no storage', async () => {
    const { user, store, onReload } = open();
    const error = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await logIn(user);
    await waitFor(() => expect(store.getState().session.status).toBe('member'));
    error.mockRestore();
    expect(onReload).not.toHaveBeenCalled();
  });

  it('runs an action that was requested after the session had expired', async () => {
    const { user, store, onReload } = open({ lastReader: aUser().id, expired: true });
    act(() => void store.dispatch(loginRequested({ act: 'follow:startup:12' })));
    await logIn(user);
    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
    expect(takePendingAct('follow:startup:12')).toBe(true);
  });

  it('links to the registration, and is accessible', async () => {
    open();
    expect(screen.getByRole('link', { name: 'create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(await axe(screen.getByRole('dialog', { name: 'Log in' }))).toHaveNoViolations();
  });
});

function open({ lastReader, expired = false }: { lastReader?: number; expired?: boolean } = {}) {
  const onReload = jest.fn();
  const loginDialog = { open: true };
  const session = { status: 'guest' as const, user: null, expired, loginDialog };
  const dialog = <LoginDialog lastReader={lastReader} onReload={onReload} />;
  return { ...renderPage(dialog, { state: { session } }), onReload };
}

async function logIn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Email'), 'dunja@demo.example');
  await user.type(screen.getByLabelText('Password'), 'Kestenje-2025{Enter}');
}
