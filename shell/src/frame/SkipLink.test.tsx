import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SkipLink } from './SkipLink';

it('leads past the header at the first stop of the tab key', async () => {
  render(<SkipLink />);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
