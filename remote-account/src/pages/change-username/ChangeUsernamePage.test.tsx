import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangeUsernamePage } from './ChangeUsernamePage';

const server = mockApi(...credentialCalls);

it('changes the username to lower case', async () => {
  const { store } = await sendsUsername();
  await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
  expect(store.getState().session.user?.username).toBe('dunja_2');
  expect(store.getState().toast.message).toBe('Username successfully updated!');
});

it('does not bring back a reader who has left during the change', async () => {
  const answer = deferred();
  server.use(
    http.post('*/account/change-username', async () => {
      await answer.promise;
      return HttpResponse.json({ user: { ...mockState.user, username: 'dunja_2' } });
    }),
  );
  const { store } = await sendsUsername();
  await navigate('/elsewhere');
  answer.resolve();

  await waitFor(() => expect(store.getState().session.user?.username).toBe('dunja_2'));
  expect(location.pathname).toBe('/elsewhere');
});

async function sendsUsername() {
  const page = renderPage(<ChangeUsernamePage />, {
    at: '/account/change-username',
    path: '/account/change-username',
    user: mockState.user,
  });
  await page.user.type(screen.getByRole('textbox', { name: 'New username' }), 'Dunja_2');
  await page.user.type(screen.getByLabelText('Current password'), 'the-right-password{Enter}');
  return page;
}
