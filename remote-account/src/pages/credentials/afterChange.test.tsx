import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, navigate, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { privacyCalls, privacyState } from '../../testing/mockPrivacy';

const server = mockApi(...privacyCalls, ...credentialCalls);
const PASSWORD = 'the-right-password';

it('lists only this device after a new password has signed out the others', async () => {
  const { user } = await openCredentials();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  happens('change-password', () => {
    privacyState.devices = privacyState.devices.filter(({ current }) => current);
  });
  await navigate('/account/change-password');
  await user.type(await screen.findByLabelText('Current password'), PASSWORD);
  await user.type(screen.getByLabelText('New password'), 'a-new-password');
  await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password{Enter}');

  await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  await waitFor(() => expect(devices.queryByText('Firefox on Linux')).not.toBeInTheDocument());
  expect(devices.getByText('Chrome on Android')).toBeVisible();
});

it('lists the mailed link that confirms a new address among the ways into the account', async () => {
  const { user } = await openCredentials();
  expect(await screen.findByText(/gives access to your account/)).toBeVisible();
  const email = 'new@demo.example';
  happens('change-email', () => {
    privacyState.access.mailed_links = [
      { id: 8, purpose: 'verify', email, expires_at: '2025-03-18T10:00:00Z' },
    ];
  });
  await navigate('/account/change-email');
  await user.type(await screen.findByRole('textbox', { name: 'New email' }), email);
  await user.type(screen.getByLabelText('Current password'), `${PASSWORD}{Enter}`);

  expect(await screen.findByText(/^Sent to new@demo\.example/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Revoke/ })).toBeVisible();
});

/** Runs a side effect during a change, which gets its usual response. */
function happens(change: string, act: () => void) {
  const answers = () => {
    act();
    return HttpResponse.json({ message: 'Saved.', user: mockState.user });
  };
  server.use(http.post(`*/api/account/${change}`, answers));
}

async function openCredentials() {
  const page = renderPage(routes, { at: '/account/credentials', user: mockState.user });
  await screen.findByRole('heading', { name: 'Credentials' });
  return page;
}
