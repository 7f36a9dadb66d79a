import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { credentialCalls, mockState } from '../../testing/mockCredentials';
import { ChangeEmailPage } from './ChangeEmailPage';

const server = mockApi(...credentialCalls);

describe('/account/change-email', () => {
  it('marks "Credentials" as current in the menu', () => {
    open();
    const here = screen.getByRole('link', { name: 'Credentials' });
    expect(here).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  });

  it('changes the address, shows a toast, and returns to the credentials', async () => {
    const { user, store, container } = open();
    expect(await axe(container)).toHaveNoViolations();
    await fill(user, 'new@demo.example', 'the-right-password');

    await waitFor(() => expect(location.pathname).toBe('/account/credentials'));
    expect(store.getState().session.user?.pending_email).toBe('new@demo.example');
    expect(store.getState().toast.message).toBe('Email successfully updated!');
  });

  it('shows the error under its field, focuses it, and keeps the other input', async () => {
    const { user } = open();
    await fill(user, 'new@demo.example', 'wrong');

    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('new@demo.example');
  });

  it('shows an error that belongs to no field', async () => {
    const message = 'Too many attempts. Please wait a moment.';
    server.use(http.post('*/change-email', () => HttpResponse.json({ message }, { status: 429 })));
    const { user } = open();
    await fill(user, 'new@demo.example', 'the-right-password');

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('leaves the page without confirmation on Cancel', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'New email' }), 'new@');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/account/credentials');
  });
});

const open = () =>
  renderPage(<ChangeEmailPage />, {
    at: '/account/change-email',
    path: '/account/change-email',
    user: mockState.user,
  });

async function fill(user: ReturnType<typeof open>['user'], email: string, password: string) {
  await user.type(screen.getByRole('textbox', { name: 'New email' }), email);
  await user.type(screen.getByLabelText('Current password'), `${password}{Enter}`);
}
