import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi } from 'shared-ui/testing';
import { privacyCalls, privacyState } from '../../testing/mockPrivacy';
import { openCredentials } from '../../testing/openCredentials';

const server = mockApi(...privacyCalls);

const LINKED = { id: 7, email: 'dunja@gmail.example', linked_at: '2025-03-01T10:00:00Z' };
const TAKE_BACK = {
  id: 8,
  purpose: 'take-back' as const,
  email: 'old@demo.example',
  expires_at: '2025-03-18T10:00:00Z',
};

describe('other ways into the account', () => {
  it('are none at first', async () => {
    const { container } = openCredentials();

    expect(await screen.findByText(/gives access to your account/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be removed one by one', async () => {
    Object.assign(privacyState.access, { google: [LINKED], calendar: true });
    const { user, store, container } = openCredentials();
    await user.click(
      await screen.findByRole('button', { name: 'Unlink: Google: dunja@gmail.example' }),
    );
    expect(store.getState().toast.message).toBe(
      'Google is unlinked. You can no longer sign in with it.',
    );
    await waitFor(() => expect(section().queryByText(/Google/)).not.toBeInTheDocument());
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Stop sharing: Calendar address' }));
    expect(await screen.findByText(/gives access to your account/)).toBeVisible();
  });

  it('include the mailed link that undoes a change of address, which cannot be removed', async () => {
    privacyState.access.mailed_links = [TAKE_BACK];
    openCredentials();

    expect(await screen.findByText(/Sent to old@demo.example/)).toBeVisible();
    expect(section().queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/expire by themselves/)).toBeVisible();
  });

  it('include a requested change of address, which can be cancelled', async () => {
    privacyState.access.mailed_links = [
      { ...TAKE_BACK, purpose: 'verify', email: 'new@demo.example' },
    ];
    const message = 'The link no longer works.';
    server.use(
      http.delete('*/api/account/access/confirmation', () => {
        privacyState.access.mailed_links = [];
        return HttpResponse.json({ message });
      }),
    );
    const { user, store } = openCredentials({ pending_email: 'new@demo.example' });
    await user.click(await screen.findByRole('button', { name: /^Revoke/ }));

    await waitFor(() => expect(store.getState().session.user?.pending_email).toBeNull());
    expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument();
    expect(await screen.findByText(/gives access to your account/)).toBeVisible();
  });

  it('are loaded again after a failure, and show why removing one failed', async () => {
    privacyState.access.google = [LINKED];
    const lost = () => new HttpResponse(null, { status: 500 });
    const message = 'Set a password first with "Forgot password".';
    server.use(
      http.get('*/api/account/access', lost, { once: true }),
      http.delete('*/account/access/google/7', () =>
        HttpResponse.json({ message }, { status: 409 }),
      ),
    );
    const { user } = openCredentials();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: /^Unlink/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

const section = () => within(screen.getByRole('region', { name: 'Other ways to sign in' }));
