import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMeeting,
  aMentor,
  aPerson,
  aUser,
  holdTheDate,
  mockApi,
  mockScroll,
  renderPage,
} from 'shared-ui/testing';
import { meetingCalls, meetingsState } from '../../testing/mockMeetings';
import { AgendaPage } from './AgendaPage';

const server = mockApi(...meetingCalls);
const reachEnd = mockScroll();
const pageOf = (body: object) =>
  HttpResponse.json({ meetings: [], mentors: [aMentor()], next_after: null, ...body });

holdTheDate('2025-03-14T12:00:00Z');

describe('/my/startups/{startupId}/agenda', () => {
  it('lists every upcoming session by month, with the name of its mentor', async () => {
    meetingsState.meetings.push(aMeeting({ id: 72, start_time: '2025-04-01 12:00:00' }));
    const { container } = open();

    const march = await screen.findByRole('list', { name: 'March 2025' });
    expect(within(march).getByText(/on Tuesday, March 18$/)).toBeVisible();
    expect(within(march).getByText('with Elif Şahin')).toBeVisible();
    expect(screen.getByRole('list', { name: 'April 2025' })).toBeVisible();
    expect(meetingsState.asked).toMatchObject({ when: 'upcoming' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('wraps the links to its views when large text makes them wider than a phone', async () => {
    open();

    const views = await screen.findByRole('navigation', { name: 'Sessions' });
    expect(views).toHaveStyle({ flexWrap: 'wrap' });
  });

  it('loads more sessions when the reader reaches the end of the list', async () => {
    server.use(
      http.get('*/api/my/startups/7/meetings', ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        const at = after ? 2 : 1;
        const start_time = `2025-03-1${7 + at} 14:00:00`;
        const mentor = { ...aMentor(), assigned: true };
        const meeting = { ...aMeeting({ id: at, start_time }), mentor };
        return pageOf({ meetings: [meeting], next_after: after ? null : '1-1' });
      }),
    );
    open();

    expect(await screen.findByText(/on Tuesday, March 18$/)).toBeVisible();
    reachEnd();
    expect(await screen.findByText(/on Wednesday, March 19$/)).toBeVisible();
    expect(screen.getByText(/on Tuesday, March 18$/)).toBeVisible();
  });

  it('applies both filters when the second is used before the first is rendered', async () => {
    open();
    const mentors = await screen.findByRole('combobox', { name: 'Mentor' });
    await within(mentors).findByRole('option', { name: 'Elif Şahin' });
    act(() => {
      fireEvent.click(screen.getByRole('link', { name: 'Past' }));
      fireEvent.change(mentors, { target: { value: String(aMentor().id) } });
    });
    expect(location.search).toBe(`?view=past&mentor=${aMentor().id}`);
  });

  it('deletes a session after confirmation, shows a toast, and keeps the focus on the page', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete: .* with Elif Şahin$/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );

    expect(await screen.findByText("You don't have any sessions scheduled.")).toBeVisible();
    expect(store.getState().toast.message).toMatch(/on Tuesday, March 18 is deleted\.$/);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Upcoming sessions' })).toHaveFocus(),
    );
  });

  it.each([
    ['Delete This Occurrence Only', 'occurrence'],
    ['Delete This and Following', 'following'],
    ['Delete Full Schedule', 'schedule'],
  ])('asks which sessions of a series to delete: %s', async (name, scope) => {
    meetingsState.meetings[0]!.recurrence = 'weekly';
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete:/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

    await waitFor(() => expect(store.getState().toast.message).toMatch(/deleted\.$/));
    await screen.findByText("You don't have any sessions scheduled.");
    expect(calls).toContain(`71/${scope}`);
  });

  it('offers only "Details" for a session that has begun', async () => {
    meetingsState.meetings[0]!.start_time = '2025-03-14 11:30:00';
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    expect(screen.getByRole('dialog', { name: 'Session with Elif Şahin' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Delete|Reschedule):/ })).toBeNull();
  });

  it('explains why a session with a former mentor cannot be moved, and lets the founder delete it', async () => {
    meetingsState.retired = [aMentor().id];
    const { user, container } = open();

    expect(
      await screen.findByText(
        'Elif Şahin is no longer your mentor. You can delete this session, but not move it.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reschedule:/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: /^Delete:/ }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText("You don't have any sessions scheduled.")).toBeVisible();
  });

  it('does not explain this once the session has begun', async () => {
    meetingsState.retired = [aMentor().id];
    meetingsState.meetings[0]!.start_time = '2025-03-14 11:30:00';
    open();
    await screen.findByText('with Elif Şahin');
    expect(screen.queryByText(/no longer your mentor/)).toBeNull();
  });

  it('filters by mentor, and writes the filter into the address', async () => {
    const nikos = aMentor({ id: 42, user: aPerson({ id: 8, name: 'Nikos', surname: '/' }) });
    meetingsState.mentors.push(nikos);
    const { user } = open();
    await screen.findByText('with Elif Şahin');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Mentor' }), 'Nikos');

    expect(location.search).toBe('?mentor=42');
    expect(
      await screen.findByRole('heading', { name: 'Upcoming sessions with Nikos' }),
    ).toBeVisible();
    expect(meetingsState.asked).toMatchObject({ mentor_id: '42' });
  });

  it('lists past sessions in a view of its own', async () => {
    meetingsState.meetings = [];
    const { user } = open();
    await screen.findByText("You don't have any sessions scheduled.");

    await user.click(screen.getByRole('link', { name: 'Past' }));

    expect(await screen.findByText('There have not been any sessions yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
    expect(location.search).toBe('?view=past');
    expect(meetingsState.asked).toMatchObject({ when: 'past' });
  });

  it('offers "Try again" when the sessions cannot be loaded', async () => {
    server.use(http.get('*/7/meetings', () => new HttpResponse(null, { status: 503 })));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });

    server.resetHandlers();
    await user.click(again);
    expect(await screen.findByText(/on Tuesday, March 18$/)).toBeVisible();
  });

  it('shows "Startup Not Found" when the api responds with 404', async () => {
    server.use(
      http.get('*/api/my/startups/7', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
      http.get('*/7/meetings', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Startup Not Found' })).toBeVisible();
  });
});

/** Paths of the DELETE calls. */
let calls: string[] = [];
beforeEach(() => {
  calls = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE') calls.push(request.url.split('/meetings/')[1]!);
  });
});

const open = (query = '') =>
  renderPage(<AgendaPage />, {
    at: `/my/startups/7/agenda${query}`,
    path: '/my/startups/:startupId/agenda',
    user: aUser({ roles: ['founder'] }),
  });
