import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http } from 'msw';
import { aUser, mockApi, mockDialogs, renderPage } from 'shared-ui/testing';

import { ChangePasswordPage } from '../pages/change-password/ChangePasswordPage';
import { CredentialsPage } from '../pages/credentials/CredentialsPage';
import { credentialCalls, mockState } from '../testing/mockCredentials';
import { privacyCalls, privacyState } from '../testing/mockPrivacy';
import { factorState, proofWanted } from '../testing/mockSecondFactor';

/** Refuses these calls until the second factor is confirmed. */
const guarded = ['*/account/change-password', '*/account/access/google/7', '*/account/delete'].map(
  (url) =>
    http.all(url, ({ request }) =>
      factorState.wantsProof && request.method !== 'GET' ? proofWanted() : undefined,
    ),
);
mockApi(...guarded, ...credentialCalls, ...privacyCalls);
mockDialogs();

beforeEach(() => {
  factorState.wantsProof = true;
});

describe('changing credentials with a second factor', () => {
  it('asks for the second factor, and then sends the change that was entered', async () => {
    const { user } = renderPage(<ChangePasswordPage />, {
      at: '/account/change-password',
      path: '/account/change-password',
      user: mockState.user,
    });
    await user.type(screen.getByLabelText('Current password'), 'the-right-password');
    await user.type(screen.getByLabelText('New password'), 'a-new-password');
    await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password{Enter}');
    const dialog = await proof();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.type(within(dialog).getByLabelText('Code'), `${factorState.code}{Enter}`);

    await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
    expect(mockState.asked).toMatchObject({ newPassword: 'a-new-password' });
  });

  it('can be cancelled, and asks for the second factor again the next time', async () => {
    const { user } = openCredentials();
    await user.click(await screen.findByRole('button', { name: /^Unlink/ }));
    await user.click(within(await proof()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Unlink/ }));
    await user.type(within(await proof()).getByLabelText('Code'), `${factorState.code}{Enter}`);

    await waitFor(() => expect(screen.queryByText(/^Google:/)).not.toBeInTheDocument());
  });

  it('asks for the second factor before an account is deleted', async () => {
    const { user } = openCredentials();
    await waitFor(() => expect(farewell()).toBeEnabled());
    await user.click(farewell());
    const question = within(screen.getByRole('dialog', { name: 'Delete account' }));
    await user.type(question.getByLabelText('Current password'), privacyState.password);
    await user.click(question.getByRole('button', { name: 'Delete account' }));
    await user.type(within(await proof()).getByLabelText('Code'), `${factorState.code}{Enter}`);

    expect(await screen.findByText(/will be deleted on/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const proof = () => screen.findByRole('dialog', { name: 'Is it you?' });
const farewell = () => screen.getAllByRole('button', { name: 'Delete account' })[0]!;

function openCredentials() {
  const linked_at = '2025-03-01T10:00:00Z';
  privacyState.access.google = [{ id: 7, email: 'dunja@gmail.example', linked_at }];
  return renderPage(<CredentialsPage />, { at: '/account/credentials', user: aUser() });
}
