import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockMedia, mockScroll, renderPage } from 'shared-ui/testing';

import { dashboardCalls } from '../../testing/mockStartup';
import { DashboardPage } from './DashboardPage';

const server = mockApi(...dashboardCalls);
mockScroll();
beforeEach(() => mockMedia('min-width'));

describe('the dashboard during an outage', () => {
  it('lets the founder write while all calls fail, and loads the rest when the api is back', async () => {
    server.use(
      http.all('*/api/*', () => new HttpResponse(null, { status: 502 })),
      http.post('*/api/startups/7/updates', () => HttpResponse.error()),
    );
    const { user } = open();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    await user.type(screen.getByRole('textbox'), 'We shipped!');
    await user.click(screen.getByRole('button', { name: 'Post Update' }));
    expect(await screen.findByText('Something went wrong', { selector: 'form *' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('We shipped!');

    server.resetHandlers();
    await user.click(retry!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rrufe' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Post Update' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });
});

const open = () =>
  renderPage(<DashboardPage />, {
    at: '/my/startups/7',
    path: '/my/startups/:startupId',
    user: aUser({ roles: ['founder'] }),
  });
