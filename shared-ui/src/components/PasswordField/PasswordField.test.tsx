import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PasswordField } from './PasswordField';

const field = () => screen.getByLabelText('Password');

it('shows that Caps Lock is on, until the field loses the focus', async () => {
  render(<PasswordField label="Password" help="At least 8 characters." />);
  await userEvent.type(field(), '{CapsLock}A');
  expect(field()).toHaveAccessibleDescription('Caps Lock is on.');

  fireEvent.blur(field());
  expect(field()).toHaveAccessibleDescription('At least 8 characters.');
});

it('accepts pasted text, is required, and can be revealed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  await userEvent.click(field());
  await userEvent.paste('Kestenje-2025');
  expect(field()).toHaveValue('Kestenje-2025');
  expect(field()).toBeRequired();

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
});
