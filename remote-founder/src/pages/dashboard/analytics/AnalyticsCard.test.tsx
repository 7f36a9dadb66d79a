import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { dashboardCalls, mockState } from '../../../testing/mockStartup';
import { AnalyticsCard } from './AnalyticsCard';
import { AnalyticsDetails } from './AnalyticsDetails';

const server = mockApi(...dashboardCalls);

describe('how a startup is seen', () => {
  it('is said in one sentence, and drawn', async () => {
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

  it('is one line above the feed of a phone, and drawn for those who open it', async () => {
    const { user, container } = renderPage(<AnalyticsDetails startupId="7" />, { user: aUser() });
    const line = await screen.findByText(/^1 new follower and 13 profile views in the last 2 days/);
    expect(screen.queryByText('Profile views')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(line);
    expect(await screen.findByText('Profile views')).toBeVisible();
  });

  it('is told day by day to who asks for the numbers', async () => {
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

  it('is not drawn where there is nothing to draw', async () => {
    for (const day of mockState.analytics) Object.assign(day, { followers: 0, views: 0 });
    open();
    expect(
      await screen.findByText('No new followers or profile views in the last 30 days.'),
    ).toBeVisible();
    expect(screen.queryByText('Profile views')).not.toBeInTheDocument();
  });

  it('is absent when it could not be loaded', async () => {
    server.use(http.get('*/insight', () => new HttpResponse(null, { status: 500 })));
    const { container } = open();
    expect(screen.getByText('How you are seen')).toBeVisible();
    await waitFor(() => expect(container).toHaveTextContent(/^$/));
  });
});

const open = () => renderPage(<AnalyticsCard startupId="7" />, { user: aUser() });
