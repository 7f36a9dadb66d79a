import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockDialogs, mockPasskeys, renderPage } from 'shared-ui/testing';

import { factorState, secondFactorCalls, withPasskey } from '../../testing/mockSecondFactor';
import { SecondFactorPage } from './SecondFactorPage';

const server = mockApi(...secondFactorCalls);
mockDialogs();
mockPasskeys();

const MESSAGE = 'This passkey has already been added.';
const FAILURES: [() => Response, string][] = [
  [() => HttpResponse.json({ message: MESSAGE }, { status: 409 }), MESSAGE],
  [() => new HttpResponse(null, { status: 500 }), 'Something went wrong'],
  [() => HttpResponse.error(), 'Something went wrong'],
];

it.each(FAILURES)('the card says why a passkey was not added: %#', async (fail, message) => {
  const { user } = open();
  server.use(http.post('*/account/passkeys', fail));
  const press = await screen.findByRole('button', { name: 'Add a passkey' });
  await user.click(press);
  await user.type(screen.getByLabelText('Current password'), factorState.password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(press.parentElement).toContainElement(screen.getByRole('alert'));

  await user.click(press);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(FAILURES)('its line says why a passkey was not removed: %#', async (fail, message) => {
  withPasskey();
  const { user } = open();
  server.use(http.delete('*/account/passkeys/5', fail));
  await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));

  const line = within(screen.getByRole('list', { name: 'Passkeys' })).getByRole('listitem');
  expect(await within(line).findByRole('alert')).toHaveTextContent(message);
});

it.each([
  ['*/proof/passkey/options', ...FAILURES[1]!],
  ['*/proof/passkey', ...FAILURES[2]!],
])('the dialog says why a passkey did not confirm: %s', async (call, fail, message) => {
  withPasskey();
  factorState.wantsProof = true;
  const { user } = open();
  server.use(http.post(call, fail));
  await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(dialog.getByLabelText('Code'), '12');
  const press = await dialog.findByRole('button', { name: 'Use a passkey' });
  await user.click(press);

  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(press).toHaveFocus();
  expect(dialog.getByLabelText('Code')).toHaveValue('12');
});

const open = () =>
  renderPage(<SecondFactorPage />, { at: '/account/second-factor', user: aUser() });
