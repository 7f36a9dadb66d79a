import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { AgendaPage } from '../pages/agenda/AgendaPage';
import { meetingCalls } from '../testing/mockMeetings';
import { anOwnStartup } from '../testing/mockStartup';

const notFound = () => HttpResponse.json({ message: 'Not found.' }, { status: 404 });

mockApi(
  ...meetingCalls,
  // Staff made it part of startup 7; only this call knows its old number.
  http.get('*/api/my/startups/5', () => HttpResponse.json({ data: anOwnStartup({ id: 7 }) })),
  http.get('*/api/my/startups/5/*', notFound),
);

describe('a mailed link to a startup that became part of another one', () => {
  it('leads to the same page of that one', async () => {
    renderPage(<AgendaPage />, {
      at: '/my/startups/5/agenda?view=upcoming&mentor=41#top',
      path: '/my/startups/:startupId/agenda',
      user: aUser({ roles: ['founder'] }),
    });

    await waitFor(() => expect(location.pathname).toBe('/my/startups/7/agenda'));
    expect(location.search + location.hash).toBe('?view=upcoming&mentor=41#top');
    expect(await screen.findByText('with Elif Şahin')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      '/my/startups/7/team',
    );
  });
});
