import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { mockApi, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangePasswordPage } from './ChangePasswordPage';

mockApi(...credentialCalls);

describe('/account/change-password', () => {
  it('changes the password', async () => {
    const { user, store, container } = open();
    expect(await axe(container)).toHaveNoViolations();
    await fill(user, 'the-right-password', 'a-new-password', 'a-new-password');

    await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
    expect(store.getState().toast.message).toBe('Password successfully updated!');
    expect(mockState.asked).toEqual({
      currentPassword: 'the-right-password',
      newPassword: 'a-new-password',
    });
  });

  it('sends nothing when the confirmation differs', async () => {
    const { user } = open();
    await fill(user, 'the-right-password', 'a-new-password', 'another-one', '');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm new password')).toBeInvalid();
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    expect(mockState.asked).toEqual({});
  });

  it('shows that the current password is wrong', async () => {
    const { user } = open();
    await fill(user, 'wrong', 'a-new-password', 'a-new-password');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });
});

const open = () =>
  renderPage(<ChangePasswordPage />, {
    at: '/account/change-password',
    path: '/account/change-password',
    user: mockState.user,
  });

async function fill(
  user: ReturnType<typeof open>['user'],
  ...values: [now: string, next: string, again: string, end?: string]
) {
  await user.type(screen.getByLabelText('Current password'), values[0]);
  await user.type(screen.getByLabelText('New password'), values[1]);
  await user.type(
    screen.getByLabelText('Confirm new password'),
    values[2] + (values[3] ?? '{Enter}'),
  );
}
