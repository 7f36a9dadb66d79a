import { render, screen } from '@testing-library/react';

import { SeasonTag } from './SeasonTag';
import { StatTiles } from './StatTiles';

it('shows each figure with its label', () => {
  render(
    <StatTiles
      items={[
        { value: '3%', label: 'equity' },
        { value: '13', label: 'countries' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('3% equity');
  expect(second).toHaveTextContent('13 countries');
});

it('passes props to the tag of a season', () => {
  render(<SeasonTag tone="caption" data-kind="season" title="Season 2" />);
  expect(screen.getByTitle('Season 2')).toHaveAttribute('data-kind', 'season');
});
