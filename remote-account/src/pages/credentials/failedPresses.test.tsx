import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi } from 'shared-ui/testing';
import { aDevice, privacyCalls, privacyState } from '../../testing/mockPrivacy';
import { openCredentials } from '../../testing/openCredentials';

const MESSAGE = 'Too many requests.';
const server = mockApi(...privacyCalls);

it.each([
  ['Resend email', '*/account/verify-email'],
  [/^Sign out Firefox on Linux/, '*/account/sessions/:id'],
  ['Sign out everywhere else', '*/account/sessions'],
  ['Download your data', '*/account/export'],
  ['Keep my account', '*/account/delete/cancel'],
])('a failed "%s" shows the error on the page until the next click', async (name, path) => {
  privacyState.devices = [aDevice(2, 'Firefox on Linux')];
  if (name === 'Keep my account') privacyState.deletes_at = '2030-04-01T12:00:00Z';
  const fail = () => HttpResponse.json({ message: MESSAGE }, { status: 429 });
  const { user } = openCredentials({ email_verified_at: null });
  const button = await screen.findByRole('button', { name });
  server.use(http.all(path, fail));

  await user.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(MESSAGE);
  expect(getComputedStyle(alert).color).toContain('danger'); // not the colour of the section's text

  server.use(http.all(path, () => new Promise(() => undefined)));
  await user.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
