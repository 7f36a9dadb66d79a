import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, pretendApi, pretendMedia, renderPage } from 'shared-ui/testing';

import { RegisterPage } from './RegisterPage';

const sent: unknown[] = [];
const server = pretendApi(
  http.post('*/api/register', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ user: aUser(), token: 'fresh' }, { status: 201 });
  }),
);

beforeEach(() => {
  sent.splice(0);
  pretendMedia();
});

describe('/register', () => {
  it('makes an account, signs in and goes on to the startups', async () => {
    const { user, router, store } = open();
    await fillIn(user);
    await user.click(button());

    await waitFor(() => expect(router.state.location.pathname).toBe('/startups'));
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

  it('says so when the server cannot be reached, and keeps the words', async () => {
    server.use(http.post('*/register', () => HttpResponse.error()));
    const { user, store } = open();
    await fillIn(user);
    await user.click(button());

    await waitFor(() =>
      expect(store.getState().toast).toMatchObject({ message: 'Something went wrong' }),
    );
    expect(screen.getByLabelText('Surname')).toHaveValue('Đurđević-Țepeș');
  });

  it('can be used by everybody', async () => {
    const { container } = open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(await axe(container)).toHaveNoViolations();
  });
});

const open = () => renderPage(<RegisterPage />, { at: '/register', path: '/register' });
const button = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Şükrü Gökçe');
  await user.type(screen.getByLabelText('Surname'), 'Đurđević-Țepeș');
  await user.type(screen.getByLabelText('Email'), 'sukru@demo.example');
  await user.type(screen.getByLabelText('Password'), 'Kestenje-2025');
  await user.type(screen.getByLabelText('Confirm password'), 'Kestenje-2025');
}
