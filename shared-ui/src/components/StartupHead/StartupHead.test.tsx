import { render, screen } from '@testing-library/react';

import { aStartup } from '../../testing/startups';
import { StartupHead } from './StartupHead';

it('names the startup and links to its public page', () => {
  render(<StartupHead startup={aStartup()} followers={1284} />);

  expect(screen.getByRole('heading', { level: 1, name: 'Rrufe' })).toBeVisible();
  expect(screen.getByText('1,284 followers')).toBeVisible();
  const way = screen.getByRole('link', { name: 'View public page (opens in a new tab)' });
  expect(way).toHaveAttribute('href', '/startups/rrufe');
  expect(way).toHaveAttribute('target', '_blank');
});

it('keeps its space while the startup is loading', () => {
  render(<StartupHead />);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument(); // an empty count is not rendered
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
