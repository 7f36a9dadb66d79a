import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type RootState, refreshUser } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { ProfilePage } from './ProfilePage';

const server = mockApi();

/** A member with only a token, before any response of the api. */
const session: RootState['session'] = {
  status: 'member',
  user: null,
  expired: false,
  loginDialog: { open: false },
};

it('shows that the profile cannot be loaded, and loads it again on request', async () => {
  let isDown = true;
  const answer = () =>
    isDown
      ? new HttpResponse(null, { status: 503 })
      : HttpResponse.json({ ...aUser({ surname: 'Ilić' }), data: { roles: [] } });
  server.use(http.get('*/api/user', answer));
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the failure is logged
  const { user, store } = renderPage(<ProfilePage />, { state: { session } });
  localStorage.setItem('ACCESS_TOKEN', 'token-of-the-test');
  await act(() => store.dispatch(refreshUser()));
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
    'Something went wrong',
  );

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('Ilić');
});
