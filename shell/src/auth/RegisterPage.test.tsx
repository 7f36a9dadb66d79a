import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { aUser, deferred, mockApi, mockMedia, renderPage } from 'shared-ui/testing';

import { keepInvitation, pendingInvitation } from './invitation/pendingInvitation';

import { RegisterPage } from './RegisterPage';

const sent: unknown[] = [];
const server = mockApi(
  http.post('*/api/register', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ user: aUser(), token: 'fresh' }, { status: 201 });
  }),
);

beforeEach(() => {
  sent.splice(0);
  mockMedia();
});

describe('/register', () => {
  it('creates an account, signs in and redirects to the startups', async () => {
    const { user, store } = open();
    await fillIn(user);
    await user.click(button());

    await waitFor(() => expect(location.pathname).toBe('/startups'));
    expect(sent).toEqual([
      {
        name: 'Şükrü Gökçe',
        surname: 'Đurđević-Țepeș',
        email: 'sukru@demo.example',
        password: 'Kestenje-2025',
        password_confirmation: 'Kestenje-2025',
      },
    ]);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('fresh');
    expect(store.getState().toast.message).toBe('You are successfully registered!');
  });

  it("puts the server's messages under their fields, the first one in focus", async () => {
    const errors = {
      email: ['The email has already been taken.'],
      password: ['The password is too common.'],
    };
    server.use(
      http.post('*/register', () =>
        HttpResponse.json(
          { message: 'The email has already been taken.', errors },
          { status: 422 },
        ),
      ),
    );
    const { user, store } = open();
    await fillIn(user);
    await user.click(button());

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.email[0]));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(errors.password[0]);
    expect(email).toHaveFocus();
    expect(email).toHaveValue('sukru@demo.example');
    expect(store.getState().toast).toMatchObject({ type: 'error', message: errors.email[0] });
  });

  it.each(['Name', 'Surname', 'Email', 'Password', 'Confirm password'])(
    'sends nothing without %s',
    async (label) => {
      const { user } = open();
      await fillIn(user);
      await user.clear(screen.getByLabelText(label));
      await user.click(button());

      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        `The ${label.toLowerCase()} field is required.`,
      );
      expect(sent).toEqual([]);
    },
  );

  it('reports an unreachable server, and keeps the input', async () => {
    server.use(http.post('*/register', () => HttpResponse.error()));
    const { user, store } = open();
    await fillIn(user);
    await user.click(button());

    await waitFor(() =>
      expect(store.getState().toast).toMatchObject({ message: 'Something went wrong' }),
    );
    expect(screen.getByLabelText('Surname')).toHaveValue('Đurđević-Țepeș');
  });

  describe('for an invited user', () => {
    const invite = {
      email: 'sukru@demo.example',
      type: 'founder',
      position: 'CTO',
      invited_by: 'Gëzim Hoxha',
      startup: { name: 'Zrno' },
      has_account: false,
      is_yours: false,
    };
    const invited = (answer: () => Response) => {
      server.use(http.post('*/read-invite', answer));
      return open(<Invited />);
    };

    it('shows inviter and startup, with the address filled in and fixed', async () => {
      const { user, container } = invited(() => HttpResponse.json({ data: invite }));
      const card = await screen.findByRole('region', { name: 'Invitation' });
      expect(card).toHaveTextContent('Gëzim Hoxha invites you to join Zrno as a founder.');
      expect(card).toHaveTextContent('Your position: CTO');
      expect(screen.getByLabelText('Email')).toHaveValue('sukru@demo.example');
      expect(await axe(container)).toHaveNoViolations();

      await fillIn(user, { email: 'else@demo.example' });
      await user.click(button());
      await waitFor(() => expect(sent).toMatchObject([{ email: 'sukru@demo.example' }]));
      expect(pendingInvitation()).toBe('abc');
    });

    it('links to the login when the address has an account', async () => {
      invited(() => HttpResponse.json({ data: { ...invite, has_account: true } }));
      const card = within(await screen.findByRole('region', { name: 'Invitation' }));
      expect(card.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    });

    it('lets the user register without it', async () => {
      const { user } = invited(() => HttpResponse.json({ data: invite }));
      const without = { name: 'Continue without the invitation' };
      await user.click(await screen.findByRole('button', without));
      expect(screen.queryByRole('region', { name: 'Invitation' })).not.toBeInTheDocument();
      expect(screen.getByLabelText('Email')).toHaveValue('');
      expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly');
      expect(pendingInvitation()).toBeNull();
    });

    it('reports a withdrawn invitation, and keeps the input', async () => {
      const [arrived, message] = [deferred(), 'This invitation has expired or was withdrawn.'];
      server.use(
        http.post('*/read-invite', async () => {
          await arrived.promise;
          return HttpResponse.json({ message }, { status: 422 });
        }),
      );
      const { user } = open(<Invited />);
      await user.type(screen.getByLabelText('Name'), 'Şükrü');
      arrived.resolve();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText('Name')).toHaveValue('Şükrü');
      expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly');
    });

    it('is an ordinary form when the invitation cannot be read', async () => {
      invited(() => HttpResponse.error());
      await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly'));
      expect(pendingInvitation()).toBe('abc');
    });
  });

  it('is accessible', async () => {
    const { container } = open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(await axe(container)).toHaveNoViolations();
  });
});

/** The page in a tab with a stored invitation. */
function Invited() {
  useState(() => keepInvitation('abc'));
  return <RegisterPage />;
}

const open = (pageInView = <RegisterPage />) =>
  renderPage(pageInView, { at: '/register', path: '/register' });
const button = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(
  user: ReturnType<typeof open>['user'],
  { email = 'sukru@demo.example' } = {},
) {
  await user.type(screen.getByLabelText('Name'), 'Şükrü Gökçe');
  await user.type(screen.getByLabelText('Surname'), 'Đurđević-Țepeș');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Kestenje-2025');
  await user.type(screen.getByLabelText('Confirm password'), 'Kestenje-2025');
}
