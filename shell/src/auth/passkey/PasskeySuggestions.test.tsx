import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockPasskeys, passkeyState, renderPage } from 'shared-ui/testing';

import { LoginPage } from '../LoginPage';

const WRONG = 'These credentials do not match our records.';
const MISSING = 'This passkey was not accepted. Please try again.';
const sent: Record<string, unknown>[] = [];
const server = mockApi(
  http.post('*/api/login', () => HttpResponse.json({ message: WRONG }, { status: 422 })),
  http.post('*/api/login/passkey/options', () => {
    sent.push({ begun: true });
    return HttpResponse.json({ challenge: 'YQ', rpId: 'localhost' });
  }),
  http.post<never, Record<string, unknown>>('*/api/login/passkey', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ user: aUser(), token: 'fresh' });
  }),
);
mockPasskeys();
beforeEach(() => {
  sent.splice(0);
  passkeyState.suggests = true;
});

describe('the suggestions of the email field', () => {
  it('contain the passkeys of the user, and one signs in alone', async () => {
    const { store, container } = open();
    await offered();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await axe(container)).toHaveNoViolations();
    await choose();

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(sent).toEqual([{ begun: true }, { passkey: expect.objectContaining({ id: 'a-key' }) }]);
    expect(store.getState().toast.message).toBe('You are logged in!');
  });

  it('contain none in a browser that cannot suggest passkeys, and nothing is requested', async () => {
    passkeyState.suggests = false;
    open();
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    await act(async () => {});
    expect(sent).toEqual([]);
    expect(passkeyState.choose).toBeUndefined();
  });

  it('say why the api rejected a passkey, and offer it again', async () => {
    server.use(
      http.post('*/login/passkey', () => HttpResponse.json({ message: MISSING }, { status: 422 }), {
        once: true,
      }),
    );
    open();
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(MISSING);

    await choose();
    await waitFor(() => expect(location.pathname).toBe('/startups'));
  });

  it('say nothing when the user does not confirm a passkey', async () => {
    passkeyState.refuses = 'NotAllowedError';
    open();
    await choose();
    await waitFor(() => expect(passkeyState.asked).toEqual(['suggest']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toEqual([{ begun: true }]);
  });

  it('contain none while the password is checked, and again after it was wrong', async () => {
    let answer = () => {};
    const checked = new Promise<void>((done) => {
      answer = done;
    });
    server.use(
      http.post('*/login', async () => {
        await checked;
        return HttpResponse.json({ message: WRONG }, { status: 422 });
      }),
    );
    const { user } = open();
    await offered();
    await user.type(screen.getByLabelText('Email'), 'dunja@demo.example');
    await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
    await waitFor(() => expect(passkeyState.choose).toBeUndefined());
    answer();

    await offered();
    expect(sent).toEqual([{ begun: true }, { begun: true }]);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(WRONG);
  });

  it('contain none while the passkey button is under way, and again after it was called off', async () => {
    const { user } = open();
    await offered();
    passkeyState.refuses = 'NotAllowedError';
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    await offered();
    expect(passkeyState.asked).toEqual(['get']);
  });

  it('get a new challenge after four minutes, in a hidden tab only once it is visible again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    await offered();
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    expect(sent).toEqual([{ begun: true }]);

    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent).toHaveLength(2));
    await offered();
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    await waitFor(() => expect(sent).toHaveLength(3));
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('no longer contain a passkey that belongs to no account', async () => {
    const errors = { unknown_passkey: [MISSING] };
    server.use(
      http.post('*/login/passkey', () =>
        HttpResponse.json({ message: MISSING, errors }, { status: 422 }),
      ),
    );
    open();
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(MISSING);
    expect(passkeyState.signals).toEqual([{ rpId: 'localhost', credentialId: 'a-key' }]);
  });

  it('end when the page is left', async () => {
    const { user } = open();
    await offered();
    await user.click(screen.getByRole('link', { name: 'Register Now' }));
    await waitFor(() => expect(passkeyState.choose).toBeUndefined());
    expect(sent).toEqual([{ begun: true }]);
  });
});

const open = () => renderPage(<LoginPage />, { at: '/login', path: '/login' });

const offered = () => waitFor(() => expect(passkeyState.choose).toBeDefined());

async function choose() {
  await offered();
  act(() => passkeyState.choose?.());
}
