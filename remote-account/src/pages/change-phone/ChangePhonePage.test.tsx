import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangePhonePage } from './ChangePhonePage';

const server = mockApi(...credentialCalls);

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

  it.each(['0888123456', '+1234567890'])('shows the error of the api for %s', async (text) => {
    const errors = { phone_number: ['Use the international format, e.g. +359 88 123 4567.'] };
    let asked: unknown;
    server.use(
      http.post('*/account/change-phone-number', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ errors }, { status: 422 });
      }),
    );
    const { user } = open();
    await fill(user, text);

    expect(await screen.findByText(errors.phone_number[0]!)).toBeVisible();
    expect(asked).toEqual({ phone_number: text, password: 'the-right-password' });
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    expect(field).toHaveValue(text);
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('preselects the country of the stored number', () => {
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
