import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { api } from 'shared-ui';
import { aUser, deferred, mockApi, mockMedia, navigate, renderPage } from 'shared-ui/testing';

import { AgendaPage } from '../pages/agenda/AgendaPage';
import { routes } from '../routes';
import { meetingCalls } from '../testing/mockMeetings';
import { anOwnStartup } from '../testing/mockStartup';

const founder = aUser({ roles: ['founder'] });
const notFound = () => HttpResponse.json({ message: 'Not found.' }, { status: 404 });

const server = mockApi(
  ...meetingCalls,
  // Staff merged it into startup 7; only this call knows its former id.
  http.get('*/api/my/startups/5', () => HttpResponse.json({ data: anOwnStartup({ id: 7 }) })),
  http.get('*/api/my/startups/5/*', notFound),
);

describe('a mailed link to a startup that staff merged into another one', () => {
  it('opens the same page of the other startup', async () => {
    open('/my/startups/5/agenda?view=upcoming&mentor=41#top');

    await waitFor(() => expect(location.pathname).toBe('/my/startups/7/agenda'));
    expect(location.search + location.hash).toBe('?view=upcoming&mentor=41#top');
    expect(await screen.findByText('with Elif Şahin')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      '/my/startups/7/team',
    );
  });
});

describe('the pages of a startup', () => {
  it('show nothing of the previous startup while the next one loads', async () => {
    const answer = deferred();
    const agenda = { meetings: [], mentors: [], next_after: null };
    const nis = anOwnStartup({ id: 6, name: 'Niš Robotics' });
    server.use(
      http.get('*/api/my/startups/6', () =>
        answer.promise.then(() => HttpResponse.json({ data: nis })),
      ),
      http.get('*/api/my/startups/6/meetings', () => HttpResponse.json(agenda)),
    );
    open('/my/startups/7/agenda');
    expect(await screen.findByText('with Elif Şahin')).toBeVisible();

    await navigate('/my/startups/6/agenda');
    answer.resolve();

    expect(await screen.findByText('Niš Robotics')).toBeVisible();
    expect(location.pathname).toBe('/my/startups/6/agenda');
    expect(await screen.findByText(/You don't have any sessions scheduled/)).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Elif Şahin' })).not.toBeInTheDocument();
  });

  it('show "Startup Not Found" to a reader who is no longer on the team', async () => {
    const { store } = open('/my/startups/7/agenda');
    expect(await screen.findByText('with Elif Şahin')).toBeVisible();
    server.use(http.get('*/api/my/startups/7', notFound));
    store.dispatch(api.util.invalidateTags([{ type: 'Startup', id: '7' }]));

    expect(await screen.findByRole('heading', { name: 'Startup Not Found' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Agenda' })).not.toBeInTheDocument();
    expect(screen.queryByText('with Elif Şahin')).not.toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Startup' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['My Startups']);
  });
});

it.each(['', '/mentorship', '/agenda', '/team', '/settings'])(
  'the title of the tab is "Startup Not Found" when the startup does not exist: %s',
  async (rest) => {
    mockMedia();
    server.use(http.get('*/api/*', notFound));
    const route = routes.find(({ path }) => path === `/my/startups/:startupId${rest}`);
    const titleOf = () => route?.head?.(store.getState(), { startupId: '99' }).title;
    const { store } = renderPage(routes, { at: `/my/startups/99${rest}`, user: founder });

    expect(titleOf()).toBe(route?.title);
    await screen.findByRole('heading', { name: 'Startup Not Found' });
    expect(titleOf()).toBe('Startup Not Found');
  },
);

const open = (at: string) =>
  renderPage(<AgendaPage />, {
    at,
    path: '/my/startups/:startupId/agenda',
    user: founder,
  });
