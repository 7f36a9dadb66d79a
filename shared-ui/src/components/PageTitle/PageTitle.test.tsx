import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from '../Button/Button';
import { SkipLink } from '../SkipLink/SkipLink';
import { PageTitle } from './PageTitle';

it('is the one heading of the page, with its acts', () => {
  render(<PageTitle actions={<Button>Invite</Button>}>Team</PageTitle>);
  expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
});

it('is reached past the header by the first stop of the tab key', async () => {
  render(<SkipLink />);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
