import { screen, waitFor } from '@testing-library/react';
import { mockApi, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangePhonePage } from './ChangePhonePage';

mockApi(...credentialCalls);

describe('/account/change-phone', () => {
  it('stores a national number as an international one', async () => {
    const { user, store } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Bulgaria (+359)');
    await fill(user, '088 812 3456');

    await waitFor(() => expect(mockState.asked.phone_number).toBe('+359888123456'));
    await waitFor(() =>
      expect(store.getState().toast.message).toBe('Phone number successfully updated!'),
    );
  });

  it('asks for the country when it is not known', async () => {
    const { user } = open();
    await fill(user, '088 812 3456');

    expect(screen.getByText(/Choose the country/)).toBeVisible();
    expect(mockState.asked).toEqual({});
  });

  it('begins with the country of the stored number', () => {
    mockState.user.phone_number = '+905321234567';
    open();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('TR');
  });
});

const open = () =>
  renderPage(<ChangePhonePage />, {
    at: '/account/change-phone',
    path: '/account/change-phone',
    user: mockState.user,
  });

async function fill(user: ReturnType<typeof open>['user'], phone: string) {
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), phone);
  await user.type(screen.getByLabelText('Current password'), 'the-right-password{Enter}');
}
