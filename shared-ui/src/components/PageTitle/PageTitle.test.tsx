import { render, screen } from '@testing-library/react';

import { Button } from '../Button/Button';
import { PageTitle } from './PageTitle';

it('is the only heading of the page, with its actions', () => {
  render(<PageTitle actions={<Button>Invite</Button>}>Team</PageTitle>);
  expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
});
