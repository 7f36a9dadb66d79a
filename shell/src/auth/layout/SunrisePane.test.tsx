import { screen } from '@testing-library/react';
import { renderPage, withSeason } from 'shared-ui/testing';

import { SunrisePane } from './SunrisePane';

it('a season is in progress once its applications are over', () => {
  renderPage(<SunrisePane />);
  expect(screen.getByText('Season 2 in progress')).toBeInTheDocument();
});

it('a season that is to start after its applications is not in progress before that day', () => {
  const window = { opens_at: '2020-03-01 00:00', closes_at: '2020-04-30 23:59', zone: 'UTC' };
  const milestones = [
    { kind: 'starts' as const, date: '2998-06-15', title: 'Start', description: '' },
  ];
  renderPage(<SunrisePane />, {
    programme: withSeason({ window, begins: '2998-06', milestones }),
  });

  expect(screen.getByText('Season 2 starts 15 June 2998')).toBeInTheDocument();
});

it('a season with only a known first month is not in progress before it', () => {
  const window = { opens_at: '2020-03-01 00:00', closes_at: '2020-04-30 23:59', zone: 'UTC' };
  renderPage(<SunrisePane />, {
    programme: withSeason({ window, begins: '2998-06', milestones: [] }),
  });

  expect(screen.getByText('Season 2')).toBeInTheDocument();
});

it('a season with open or future applications is not in progress', () => {
  const window = { opens_at: '2998-03-01 00:00', closes_at: '2998-04-30 23:59', zone: 'UTC' };
  renderPage(<SunrisePane />, { programme: withSeason({ window }) });

  expect(screen.getByText('Season 2')).toBeInTheDocument();
  expect(screen.queryByText(/in progress/)).not.toBeInTheDocument();
});
