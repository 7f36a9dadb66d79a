import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { fullDate } from 'shared-ui';
import { mockApi, pageSettled } from 'shared-ui/testing';
import { aDevice, privacyCalls, privacyState } from '../../testing/mockPrivacy';
import { openCredentials } from '../../testing/openCredentials';

const server = mockApi(...privacyCalls);

describe('/account/credentials', () => {
  it('shows address, phone number and masked password, each with a link to change it', async () => {
    const { store, container } = openCredentials({ phone_number: '+359888123456' });

    await screen.findByText('Firefox on Linux');
    expect(screen.getByText('dunja@demo.example')).toBeVisible();
    expect(screen.getByText('+359888123456')).toBeVisible();
    expect(screen.getByText('••••••••')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/account/change-password',
    );
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('renders nothing clickable below the devices until they are loaded, which avoids a layout shift', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(http.get('*/account/sessions', () => arrival.then(() => undefined)));
    const { store } = openCredentials();

    const others = () =>
      Object.values(store.getState().api.queries).filter((query) => query?.status === 'fulfilled');
    await waitFor(() => expect(others().length).toBeGreaterThanOrEqual(3));
    expect(screen.queryByRole('link', { name: 'Show the security log' })).toBeNull();
    arrive();
    expect(await screen.findByRole('link', { name: 'Show the security log' })).toBeVisible();
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
  });

  it('shows that phone number and password are not set', async () => {
    openCredentials({ phone_number: null, has_password: false });
    await screen.findByText('Firefox on Linux');
    expect(screen.getAllByText('Not set')).toHaveLength(2);
  });

  it('sends the confirmation mail again', async () => {
    const message = 'We have sent you a letter.';
    server.use(http.post('*/account/verify-email', () => HttpResponse.json({ message })));
    const { user, store } = openCredentials({ email_verified_at: null });

    await user.click(screen.getByRole('button', { name: 'Resend email' }));

    await screen.findByRole('button', { name: 'Resend email' });
    expect(store.getState().toast.message).toBe(message);
  });

  it('shows which new address awaits confirmation, and sends its mail again', async () => {
    const message = 'A verification link is on its way.';
    server.use(http.post('*/account/verify-email', () => HttpResponse.json({ message })));
    const { user, store, container } = openCredentials({ pending_email: 'new@demo.example' });

    expect(screen.getByText('new@demo.example is not confirmed yet.')).toBeVisible();
    expect(screen.queryByText('Not verified')).not.toBeInTheDocument();
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await waitFor(() => expect(store.getState().toast.message).toBe(message));
  });

  it('signs out another device, but not this one', async () => {
    const { user, store } = openCredentials();
    await screen.findByText('Firefox on Linux');
    expect(screen.queryByRole('button', { name: /^Sign out Chrome on Android/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Sign out Firefox on Linux/ }));

    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).not.toBeInTheDocument());
    expect(store.getState().toast.message).toBe('Firefox on Linux is signed out.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  });

  it('distinguishes two devices of the same name by the time of sign-in', async () => {
    const last_used_at = new Date().toISOString();
    const [mine, stranger] = ['2025-03-01T10:00:00Z', '2025-03-01T22:15:00Z'];
    privacyState.devices = [
      aDevice(3, 'Chrome on Windows', { signed_in_at: mine, last_used_at }),
      aDevice(4, 'Chrome on Windows', { signed_in_at: stranger, last_used_at }),
    ];
    const { user, store, container } = openCredentials();
    const since = (moment: string) =>
      screen.queryByText(`Signed in on ${fullDate(moment)}`, IN_LINE);
    await waitFor(() => expect(since(stranger)).toBeVisible());
    expect(since(stranger)).toHaveTextContent(/ · last used .* ago$/);
    await pageSettled(store);
    expect(await axe(container)).toHaveNoViolations();

    const name = `Sign out Chrome on Windows, signed in on ${fullDate(stranger)}`;
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(since(stranger)).not.toBeInTheDocument());
    expect(since(mine)).toBeVisible();
  });

  it('shows a new address that was confirmed in another browser meanwhile', async () => {
    const pending_email = 'new@demo.example';
    openCredentials({ pending_email }, { email: pending_email, pending_email: null });

    expect(await screen.findByText(pending_email)).toBeVisible();
    expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument();
  });

  it('offers "Try again" when the state of the account deletion cannot be loaded', async () => {
    const lost = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('*/api/account/delete', lost, { once: true }));
    const { user } = openCredentials();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(deleteButton()).toBeEnabled());
  });

  it('downloads all data as a file', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${made.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = openCredentials();

    await user.click(await screen.findByRole('button', { name: 'Download your data' }));

    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(made).toHaveLength(1);
    saved.mockRestore();
  });

  it('deletes the account with the correct password only, and lets the member cancel that', async () => {
    const { user } = openCredentials();
    await waitFor(() => expect(deleteButton()).toBeEnabled());
    await user.click(deleteButton());
    const dialog = screen.getByRole('dialog', { name: 'Delete account' });
    const password = within(dialog).getByLabelText('Current password');
    await user.type(password, 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('The password is wrong.')).toBeVisible();

    await user.clear(password);
    await user.type(password, privacyState.password);
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/will be deleted on 1 April 2030/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText(/Until then you can change your mind/)).toBeVisible();
  });

  it('deletes an account without a password after confirmation', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/account/delete', async ({ request }) => {
        asked.push(await request.json());
        privacyState.deletes_at = '2030-04-01T12:00:00Z';
        return HttpResponse.json({ deletes_at: privacyState.deletes_at });
      }),
    );
    const { user } = openCredentials({ has_password: false });
    await waitFor(() => expect(deleteButton()).toBeEnabled());
    await user.click(deleteButton());
    const dialog = screen.getByRole('dialog', { name: 'Delete account' });
    expect(within(dialog).queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));

    expect(await screen.findByText(/will be deleted on 1 April 2030/)).toBeVisible();
    expect(asked).toEqual([{}]);
  });
});

const IN_LINE = { exact: false };
const deleteButton = () => screen.getByRole('button', { name: 'Delete account' });
