import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, pretendApi, renderPage } from 'shared-ui/testing';

import { CredentialsPage } from './CredentialsPage';

const server = pretendApi();

describe('/account/credentials', () => {
  it('shows how one signs in, the password masked, each with its way to be changed', async () => {
    const { container } = open({ phone_number: '+359888123456' });

    expect(screen.getByText('dunja@demo.example')).toBeVisible();
    expect(screen.getByText('+359888123456')).toBeVisible();
    expect(screen.getByText('••••••••')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/account/change-password',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what is not set', () => {
    open({ phone_number: null, has_password: false });
    expect(screen.getAllByText('Not set')).toHaveLength(2);
  });

  it('sends the letter again that proves the address', async () => {
    const message = 'We have sent you a letter.';
    server.use(http.post('*/account/verify-email', () => HttpResponse.json({ message })));
    const { user, store } = open({ email_verified_at: null });

    await user.click(screen.getByRole('button', { name: 'Send the letter again' }));

    await screen.findByRole('button', { name: 'Send the letter again' });
    expect(store.getState().toast.message).toBe(message);
  });
});

const open = (over: Parameters<typeof aUser>[0]) =>
  renderPage(<CredentialsPage />, { at: '/account/credentials', user: aUser(over) });
