import { screen, waitFor } from '@testing-library/react';
import { mockApi, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangeUsernamePage } from './ChangeUsernamePage';

mockApi(...credentialCalls);

it('changes the username to lower case', async () => {
  const { user, store } = renderPage(<ChangeUsernamePage />, {
    at: '/account/change-username',
    path: '/account/change-username',
    user: mockState.user,
  });

  await user.type(screen.getByRole('textbox', { name: 'New username' }), 'Dunja_2');
  await user.type(screen.getByLabelText('Current password'), 'the-right-password{Enter}');

  await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
  expect(store.getState().session.user?.username).toBe('dunja_2');
  expect(store.getState().toast.message).toBe('Username successfully updated!');
});
