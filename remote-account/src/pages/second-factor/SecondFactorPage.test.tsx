import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockDialogs, mockPasskeys, renderPage } from 'shared-ui/testing';

import { factorState, secondFactorCalls, withAuthenticator } from '../../testing/mockSecondFactor';
import { SecondFactorPage } from './SecondFactorPage';

const server = mockApi(...secondFactorCalls);
mockDialogs();
mockPasskeys();

describe('adding an authenticator app', () => {
  it('shows a QR code and a key, checks a code, and shows the recovery codes once', async () => {
    const { user, container } = open();
    await begin(user);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Authenticator app' })).toHaveFocus(),
    );
    expect(screen.getByText(factorState.secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText(/^The code is wrong/)).toBeVisible();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), `${factorState.code}{Enter}`);

    expect(await screen.findByText('aaaa-bbbb-cccc-ddd9')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus(),
    );
    expect(screen.getByText(/^Added on/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('aaaa-bbbb-cccc-ddd9')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks for the password first, and shows when it is wrong', async () => {
    const { user } = open();
    await begin(user, 'wrong');

    expect(await screen.findByText('The password is incorrect.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('keeps the recovery codes of a passkey visible until the member has saved them', async () => {
    const { user } = open();
    await begin(user, factorState.password, 'Add a passkey');
    const codes = await screen.findByRole('region', { name: 'Your recovery codes' });
    await begin(user);
    await user.type(await screen.findByLabelText('Code'), `${factorState.code}{Enter}`);

    expect(await screen.findByText(/^Added on .* at every sign-in/)).toBeVisible();
    expect(within(codes).getByText('aaaa-bbbb-cccc-ddd9')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without your codes?' })).toBeVisible();
  });

  it('shows staff that it is required until they have added it', async () => {
    const data = aUser();
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...data, data })));
    const { user } = open({ needs_second_factor: true });
    const notice = () => screen.queryByText(/^Staff need a second factor/);
    expect(notice()).toBeVisible();
    localStorage.setItem('ACCESS_TOKEN', 'a-token');
    await begin(user);
    await user.type(await screen.findByLabelText('Code'), `${factorState.code}{Enter}`);

    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('hides that notice from staff who added one in another browser', async () => {
    withAuthenticator();
    const data = aUser();
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...data, data })));
    localStorage.setItem('ACCESS_TOKEN', 'a-token');
    const { store } = open({ needs_second_factor: true });

    await waitFor(() => expect(store.getState().session.user?.needs_second_factor).toBe(false));
    expect(screen.queryByText(/^Staff need a second factor/)).not.toBeInTheDocument();
  });

  it('asks members without a password for no password', async () => {
    server.use(
      http.post('*/second-factor/authenticator', () =>
        HttpResponse.json({ message: 'Please sign out and sign in again first.' }, { status: 403 }),
      ),
    );
    const { user } = open({ has_password: false });
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Please sign out and sign in again first.')).toBeVisible();
  });
});

describe('an account with an authenticator app', () => {
  beforeEach(withAuthenticator);

  it('shows how many recovery codes are unused, and creates new ones', async () => {
    const { user, container } = open();
    expect(await screen.findByText(/8 unused codes/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Create new codes' }));

    expect(await screen.findByText('aaaa-bbbb-cccc-ddd0')).toBeVisible();
  });

  it('asks for confirmation before the page with unsaved recovery codes is left', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
    const codes = await screen.findByRole('region', { name: 'Your recovery codes' });
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave without your codes?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/account/second-factor');

    await user.click(within(codes).getByRole('button', { name: 'I have saved them' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/account/settings');
  });

  it('asks for the second factor when it was confirmed too long ago, and then continues', async () => {
    factorState.wantsProof = true;
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
    expect(await dialog.findByText(/^The code is wrong/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), `${factorState.code}{Enter}`);

    expect(await screen.findByText('aaaa-bbbb-cccc-ddd0')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().toast.show).toBe(false);
  });

  it('removes the app after confirmation', async () => {
    factorState.wantsProof = true;
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove the authenticator app' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Code'), `${factorState.code}{Enter}`);

    await waitFor(() =>
      expect(store.getState().toast.message).toBe('The authenticator app is removed.'),
    );
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  });

  it('says in the dialog why the app was not removed, until it is closed', async () => {
    const message = 'Staff need a second factor. Please add another one first.';
    const { user } = open();
    server.use(
      http.delete('*/account/second-factor/authenticator', () =>
        HttpResponse.json({ message }, { status: 409 }),
      ),
    );
    const press = await screen.findByRole('button', { name: 'Remove the app' });
    await user.click(press);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent(message);

    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(press);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads its state again after a failure', async () => {
    const lost = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('*/api/account/second-factor', lost, { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/^Added on/)).toBeVisible();
  });
});

type User = ReturnType<typeof open>['user'];
async function begin(
  user: User,
  password = factorState.password,
  name = 'Add an authenticator app',
) {
  await user.click(await screen.findByRole('button', { name }));
  await user.type(screen.getByLabelText('Current password'), password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
const open = (over: Parameters<typeof aUser>[0] = {}) =>
  renderPage(<SecondFactorPage />, { at: '/account/second-factor', user: aUser(over) });
