import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  aUser,
  mockApi,
  mockDialogs,
  mockPasskeys,
  passkeyState,
  renderPage,
} from 'shared-ui/testing';

import { factorState, secondFactorCalls, withPasskey } from '../../testing/mockSecondFactor';
import { SecondFactorPage } from './SecondFactorPage';

mockApi(...secondFactorCalls);
mockDialogs();
mockPasskeys();

describe('passkeys', () => {
  it('are added after the password was entered, and come with recovery codes', async () => {
    const { user, store, container } = open();
    await add(user);

    expect(await screen.findByText('aaaa-bbbb-cccc-ddd0')).toBeVisible();
    expect(passkeyState.asked).toEqual(['create']);
    expect(store.getState().toast.message).toBe('You can now sign in with your passkey.');
    expect(list().getByText('Chrome on Android')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keep the recovery codes of an authenticator app visible until the member has saved them', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    await goOn(user);
    await user.type(await screen.findByLabelText('Code'), `${factorState.code}{Enter}`);
    const codes = await screen.findByRole('region', { name: 'Your recovery codes' });
    await add(user);

    await waitFor(() => expect(store.getState().toast.show).toBe(true));
    expect(list().getByText('Chrome on Android')).toBeVisible();
    expect(within(codes).getByText('aaaa-bbbb-cccc-ddd9')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without your codes?' })).toBeVisible();
  });

  it.each([
    ['NotAllowedError', 'No passkey was used. Please try again.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
  ])('are not added when the browser throws %s', async (refuses, message) => {
    passkeyState.refuses = refuses;
    const { user } = open();
    await add(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('list', { name: 'Passkeys' })).not.toBeInTheDocument();
  });

  it('can be renamed', async () => {
    withPasskey();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rename Chrome on Android' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rename the passkey' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'My phone{Enter}');

    expect(await screen.findByText('My phone')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are removed after a second factor is confirmed, also by a passkey', async () => {
    withPasskey();
    factorState.wantsProof = true;
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));

    await waitFor(() =>
      expect(store.getState().toast.message).toBe(
        'The passkey is removed. You can no longer sign in with it.',
      ),
    );
    expect(passkeyState.asked).toEqual(['get']);
    expect(passkeyState.signals).toEqual([factorState.accepted]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a passkey is removed also where the browser cannot hide it', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  withPasskey();
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));
  await waitFor(() => expect(store.getState().toast.message).toMatch(/^The passkey is removed/));
});

it('a browser without support for passkeys shows that', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  open();

  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
});

const list = () => within(screen.getByRole('list', { name: 'Passkeys' }));

async function add(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await goOn(user);
}

async function goOn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Current password'), factorState.password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

const open = () =>
  renderPage(<SecondFactorPage />, { at: '/account/second-factor', user: aUser() });
