import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { SelectField } from './SelectField';

const STAGES = [
  { value: 'pre-seed', label: 'Pre-seed' },
  { value: 'seed', label: 'Seed' },
];

it('shows its options and errors under its label', async () => {
  const { container } = render(<SelectField label="Stage" options={STAGES} error="Choose one." />);
  const select = screen.getByRole('combobox', { name: 'Stage' });

  await userEvent.selectOptions(select, 'Seed');

  expect(select).toHaveValue('seed');
  expect(select).toHaveAccessibleDescription('Choose one.');
  expect(await axe(container)).toHaveNoViolations();
});
