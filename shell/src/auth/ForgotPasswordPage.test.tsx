import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { ForgotPasswordPage } from './ForgotPasswordPage';

const server = mockApi(
  http.post('*/api/forgot-password', () => HttpResponse.json({ message: 'Sent.' })),
);

describe('/forgot-password', () => {
  it('sends the link and tells the user to check the mail', async () => {
    const { user, store } = open();
    await user.type(screen.getByLabelText('Email'), 'dunja@demo.example');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));

    await screen.findByText('Check your email for the password reset link.');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus(); // the focused button was removed
    expect(store.getState().toast).toMatchObject({
      type: 'success',
      message: 'Password reset link has been sent to your email',
    });
  });

  it('shows the error under the email, and in a toast', async () => {
    const errors = { email: ['Please wait a minute before trying again.'] };
    server.use(
      http.post('*/forgot-password', () =>
        HttpResponse.json({ message: errors.email[0], errors }, { status: 422 }),
      ),
    );
    const { user, store } = open();
    await user.type(screen.getByLabelText('Email'), 'dunja@demo.example{Enter}');

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.email[0]));
    expect(email).toHaveFocus();
    expect(store.getState().toast).toMatchObject({
      type: 'error',
      message: 'Failed to send reset link',
    });
  });

  it('tells a user with too many requests when to try again', async () => {
    const message = 'Too many requests. Please try again in 30 seconds.';
    server.use(
      http.post('*/forgot-password', () => HttpResponse.json({ message }, { status: 429 })),
    );
    const { user } = open();
    await user.type(screen.getByLabelText('Email'), 'dunja@demo.example{Enter}');

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    expect(email).toHaveValue('dunja@demo.example');
  });

  it('lets the server report empty input', async () => {
    const errors = { email: ['The email field is required, says the server.'] };
    server.use(
      http.post('*/forgot-password', () =>
        HttpResponse.json({ message: errors.email[0], errors }, { status: 422 }),
      ),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.email[0]));
  });

  it('links to the login, and is accessible', async () => {
    const { container } = open();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    expect(await axe(container)).toHaveNoViolations();
  });
});

const open = () => renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
