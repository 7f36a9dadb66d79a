import { screen } from '@testing-library/react';
import { aStartupCard, renderPage } from 'shared-ui/testing';

import { StartupTile } from './StartupTile';
import { TileSkeleton } from './TileSkeleton';

it('links to the pages of the startup', async () => {
  const { user } = renderPage(<StartupTile startup={aStartupCard()} to="/my/startups/7" />, {
    path: '/',
  });
  await user.click(screen.getByRole('link', { name: 'Rrufe Manage' }));
  expect(location.pathname).toBe('/my/startups/7');
});

it('keeps the space of startups that are loading', () => {
  renderPage(
    <ul>
      <TileSkeleton />
    </ul>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your startups...');
});
