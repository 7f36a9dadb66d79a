import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { Field } from './Field';

describe('Field', () => {
  it('is found by its label and takes input', async () => {
    render(<Field label="Name" name="name" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Đorđe');
    expect(screen.getByRole('textbox')).toHaveValue('Đorđe');
    expect(screen.getByRole('textbox')).toHaveAttribute('name', 'name');
  });

  it('is described by its help and every error', async () => {
    const errors = ['The email is taken.', 'The email is odd.'];
    const { container } = render(
      <Field label="Email" type="email" help="We never show it." error={errors} />,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'We never show it. The email is taken. The email is odd.',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('announces an error that appears, in a region that was there before', () => {
    const { container, rerender } = render(<Field label="Email" />);
    const region = container.querySelector('[aria-live=polite]');
    expect(region).toBeVisible();

    rerender(<Field label="Email" error="The email is taken." />);
    expect(region).toHaveTextContent('The email is taken.');
  });

  it.each([[undefined], [''], [[]]])('is valid when its errors are %j', (error) => {
    render(<Field label="Email" error={error} />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('shows a password on request, and hides it again', async () => {
    render(<Field label="New password" type="password" defaultValue="Demo-pass" />);
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('Demo-pass');

    await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('hides the label only visually', async () => {
    const { container } = render(<Field label="Search startups" labelHidden type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Search startups' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('passes ref and other props to the input', () => {
    const ref = { current: null };
    render(<Field label="Name" ref={ref} required maxLength={40} autoComplete="given-name" />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
    expect(screen.getByRole('textbox')).toBeRequired();
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'given-name');
  });
});
