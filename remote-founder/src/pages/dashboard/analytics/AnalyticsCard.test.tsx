import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { dashboardCalls, mockState } from '../../../testing/mockStartup';
import { AnalyticsCard } from './AnalyticsCard';
import { AnalyticsDetails } from './AnalyticsDetails';

const server = mockApi(...dashboardCalls);

describe('the followers and views of a startup', () => {
  it('are shown as one sentence and two charts', async () => {
    const { container } = open();
    expect(
      await screen.findByText(
        '1 new follower and 13 profile views in the last 2 days, most views on Mar 20.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('up to 9 a day')).toBeInTheDocument();
    expect(container.querySelectorAll('svg path')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are one line on a phone, which opens the charts', async () => {
    const { user, container } = renderPage(<AnalyticsDetails startupId="7" />, { user: aUser() });
    const line = await screen.findByText(/^1 new follower and 13 profile views in the last 2 days/);
    expect(screen.queryByText('Profile views')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(line);
    expect(await screen.findByText('Profile views')).toBeVisible();
  });

  it('are shown as a table of days on request', async () => {
    const { user, container } = open();
    const way = await screen.findByRole('button', { name: 'Show as a table' });
    expect(way).toHaveAttribute('aria-pressed', 'false');
    await user.click(way);

    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayFollowersViews',
      'Mar 2009',
      'Mar 1914',
    ]);
    expect(await axe(container)).toHaveNoViolations();

    await user.click(way);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('are shown without charts when all counts are zero', async () => {
    for (const day of mockState.analytics) Object.assign(day, { followers: 0, views: 0 });
    open();
    expect(
      await screen.findByText('No new followers or profile views in the last 30 days.'),
    ).toBeVisible();
    expect(screen.queryByText('Profile views')).not.toBeInTheDocument();
  });

  it('are hidden when they cannot be loaded', async () => {
    server.use(http.get('*/insight', () => new HttpResponse(null, { status: 500 })));
    const { container } = open();
    expect(screen.getByText('Views and followers')).toBeVisible();
    await waitFor(() => expect(container).toHaveTextContent(/^$/));
  });
});

const open = () => renderPage(<AnalyticsCard startupId="7" />, { user: aUser() });
