import { screen } from '@testing-library/react';
import { renderPage, withSeason } from 'shared-ui/testing';

import { SunrisePane } from './SunrisePane';

it('a season is in progress once its applications are over', () => {
  renderPage(<SunrisePane />);
  expect(screen.getByText('Season 2 in progress')).toBeInTheDocument();
});

it('a season that still takes applications, or will, is not said to be in progress', () => {
  const window = { opens_at: '2998-03-01 00:00', closes_at: '2998-04-30 23:59', zone: 'UTC' };
  renderPage(<SunrisePane />, { programme: withSeason({ window }) });

  expect(screen.getByText('Season 2')).toBeInTheDocument();
  expect(screen.queryByText(/in progress/)).not.toBeInTheDocument();
});
