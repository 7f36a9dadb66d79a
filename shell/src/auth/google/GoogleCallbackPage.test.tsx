import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { keepWantedAddress } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { GoogleCallbackPage } from './GoogleCallbackPage';

const asked: string[] = [];
const server = mockApi(
  http.get('*/api/auth/callback/google', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ user: aUser(), token: 'fresh' });
  }),
);

beforeEach(() => asked.splice(0));

describe('/auth/callback/google', () => {
  it("hands Google's answer on once, signs in and goes on to the startups", async () => {
    const { store } = open();
    expect(screen.getByRole('heading', { name: 'Authenticating....' })).toBeVisible();

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(asked).toEqual(['?state=s%2B1&code=4%2F0A']);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
    expect(store.getState().toast.message).toBe('You are logged in!');
  });

  it('redirects at once a user who came by a link of a mail', async () => {
    open(<CameByMail />);
    await waitFor(() => expect(location.pathname).toBe('/my/startups/7'));
  });

  it('shows the error, and links to the login', async () => {
    const message = 'Google sign-in was cancelled.';
    server.use(
      http.get('*/callback/google', () => HttpResponse.json({ message }, { status: 422 })),
    );
    const { store } = open();

    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(store.getState().toast).toMatchObject({ type: 'error', message });
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });
});

/** The page in a tab that was opened from a mail. */
function CameByMail() {
  useState(() => keepWantedAddress({ address: '/my/startups/7', byMail: true }));
  return <GoogleCallbackPage />;
}

const open = (pageInView = <GoogleCallbackPage />) =>
  renderPage(pageInView, {
    at: '/auth/callback/google?state=s%2B1&code=4%2F0A',
    path: '/auth/callback/google',
  });
