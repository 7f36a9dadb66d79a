import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { TextArea } from './TextArea';

it('takes several lines under its label, and shows errors', async () => {
  const ref = { current: null };
  const { container } = render(<TextArea ref={ref} label="Bio" error="Too long." rows={6} />);
  const area = screen.getByRole('textbox', { name: 'Bio' });

  await userEvent.type(area, 'One{Enter}Two');

  expect(area).toHaveValue('One\nTwo');
  expect(area).toBe(ref.current);
  expect(area).toHaveAttribute('rows', '6');
  expect(area).toHaveAccessibleDescription('Too long.');
  expect(await axe(container)).toHaveNoViolations();
});
