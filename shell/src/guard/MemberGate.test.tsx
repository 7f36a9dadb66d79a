import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  api,
  failureText,
  page,
  SESSION_OVER,
  sessionEnded,
  signedOut,
  toastShown,
} from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

const member = aUser();
mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/login', () => HttpResponse.json({ user: member, token: 'next' })),
  http.post('*/api/bio', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
  http.get('*/api/user', () => HttpResponse.json(JSON.parse(localStorage.getItem('userData')!))),
);

describe('the guard of the member areas', () => {
  it.each([
    ['/my/startups', '/login'],
    ['/account/settings', '/'],
  ])('redirects guests from %s to %s', async (at, destination) => {
    const { pathname } = await openApp({ at, routes });
    await waitFor(() => expect(pathname()).toBe(destination));
    expect(screen.queryByLabelText('Bio')).not.toBeInTheDocument();
  });

  it('lets members in', async () => {
    const { pathname } = await openApp({ at: '/my/startups', routes, user: member });
    await screen.findByLabelText('Bio');
    expect(pathname()).toBe('/my/startups');
  });

  it('redirects to the login when another tab signs out', async () => {
    const { store, pathname } = await openApp({ at: '/account/settings', routes, user: member });
    await screen.findByLabelText('Bio');
    await act(async () => store.dispatch(signedOut()));
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('redirects a reader without input when the server ends the session', async () => {
    const { store, pathname } = await openApp({ at: '/my/startups', routes, user: member });
    await screen.findByLabelText('Bio');
    await act(async () => store.dispatch(sessionEnded()));
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('keeps input when the server ends the session, and continues after the login', async () => {
    const { user, store, pathname } = await openApp({ at: '/my/startups', routes, user: member });
    await user.type(await screen.findByLabelText('Bio'), 'Half a sentence');
    await act(async () => {
      store.dispatch(sessionEnded());
      store.dispatch(toastShown({ type: 'error', message: SESSION_OVER }));
    });

    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(dialog.getByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByText(SESSION_OVER)).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Email'), 'dunja@demo.example');
    await user.type(dialog.getByLabelText('Password'), 'Kestenje-2025{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Bio')).toHaveValue('Half a sentence');
    expect(pathname()).toBe('/my/startups');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('next');
    expect(store.getState().toast.message).toBe('You are logged in!');
  });

  it('opens the login again when an action follows the closed dialog', async () => {
    const { user, store } = await openWithTypedText();
    localStorage.removeItem('ACCESS_TOKEN');
    await act(async () => void store.dispatch(sessionEnded()));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText('Unauthenticated.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Bio')).toHaveValue('Half a sentence');
  });

  it.each([
    ['after the session had ended here', [sessionEnded()]],
    ['while this tab slept', []],
  ])(
    'hides the input of the previous user: a user who signed in elsewhere %s starts again',
    async (_when, before) => {
      const { store, pathname } = await openWithTypedText();
      for (const action of before) await act(async () => void store.dispatch(action));
      localStorage.setItem('userData', JSON.stringify(aUser({ id: 9, name: 'Elif' })));
      localStorage.setItem('ACCESS_TOKEN', 'of-elif');
      await act(async () => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'ACCESS_TOKEN' }));
      });

      await waitFor(() => expect(screen.getByLabelText('Bio')).toHaveValue(''));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(pathname()).toBe('/my/startups');
    },
  );
});

async function openWithTypedText() {
  const app = await openApp({ at: '/my/startups', routes, user: member });
  await app.user.type(await screen.findByLabelText('Bio'), 'Half a sentence');
  return app;
}

/** POST /bio: a call as in an ordinary page. */
const { useSaveBioMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    saveBio: build.mutation<null, void>({ query: () => ({ url: '/bio', method: 'POST' }) }),
  }),
});

function BioForm() {
  const [save, { error }] = useSaveBioMutation();
  return (
    <main>
      <h1>A form</h1>
      <textarea aria-label="Bio" />
      <button type="button" onClick={() => save()}>
        Save
      </button>
      {failureText(error)}
    </main>
  );
}

const form = page(async () => BioForm);
const routes = ['/', '/my/startups', '/account/settings'].map((path) => ({
  path,
  title: 'A form',
  page: path === '/' ? page(async () => () => <h1>Home</h1>) : form,
}));
