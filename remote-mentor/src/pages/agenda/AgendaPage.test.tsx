import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMeeting,
  aPerson,
  aUser,
  deferred,
  mockApi,
  mockScroll,
  recordCalls,
  recordState,
  renderPage,
} from 'shared-ui/testing';

import { AgendaPage } from './AgendaPage';
import type { AgendaMeeting } from './agenda.endpoints';

const MENTOR = aUser({ id: 1, roles: ['mentor'] });
let meetings: AgendaMeeting[] = [];

const server = mockApi(
  ...recordCalls,
  http.get('*/api/my/agenda', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    const next_after = after + 1 < meetings.length ? String(after + 1) : null;
    return HttpResponse.json({ meetings: meetings.slice(after, after + 1), next_after });
  }),
);
const reachEnd = mockScroll();

beforeEach(() => {
  recordState.recent = [];
  meetings = [
    anEntry('Zrno', '2025-03-12 09:00:00'),
    anEntry('Rrufe', '2025-03-13 09:00:00', { recurrence: 'weekly' }),
  ];
});

describe('/my/mentorships/agenda', () => {
  it('lists the meetings with all startups, and loads later ones at the end of the list', async () => {
    const { container } = open();
    expect(await screen.findByRole('button', { name: /March 12.*Zrno/ })).toBeVisible();
    expect(screen.getByText(/Times shown in .+\(GMT.*\)/)).toBeVisible();

    reachEnd();

    const rrufe = await screen.findByRole('button', { name: /March 13.*Rrufe/ });
    expect(rrufe).toHaveTextContent('Recurring weekly meeting');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('renders the rest of the page after the meetings are loaded, which avoids a layout shift', async () => {
    const arrival = deferred();
    server.use(http.get('*/my/agenda', () => arrival.promise.then(() => undefined)));
    open();
    await screen.findByText(/Times shown in/);
    expect(screen.queryByRole('link', { name: 'Subscribe to your meetings' })).toBeNull();

    arrival.resolve();
    expect(await screen.findByRole('link', { name: 'Subscribe to your meetings' })).toBeVisible();
    expect(screen.getByRole('button', { name: /March 12.*Zrno/ })).toBeVisible();
  });

  it('shows the details of a meeting, and a button that adds it to a calendar', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Zrno/ }));

    const details = within(screen.getByRole('dialog', { name: 'Zrno' }));
    expect(details.getByText(/^Wednesday, March 12, 2025/)).toBeVisible();
    expect(details.getByRole('button', { name: 'Add to your calendar' })).toBeVisible();
  });

  it('links only sessions of the reader to their pages', async () => {
    meetings[1] = anEntry('Rrufe', '2025-03-13 09:00:00', { mentor: aPerson({ id: 9 }) });
    open();
    const change = await screen.findByRole('link', { name: /^Open: .*March 12, Zrno$/ });
    expect(change).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my\/mentorships\/agenda\/\d+$/),
    );
    reachEnd();
    await screen.findByRole('button', { name: /Rrufe/ });
    expect(screen.getAllByRole('link', { name: /^Open/ })).toHaveLength(1);
  });

  it('shows the mentor of a meeting to a founder who is also a mentor', async () => {
    meetings = [
      anEntry('Zrno', '2025-03-12 09:00:00', { mentor: aPerson({ id: 9, name: 'Elif' }) }),
    ];
    open();
    expect(await screen.findByText('Zrno with Elif Hoxha')).toBeVisible();
  });

  it('links sessions of the last weeks, and asks whether they took place', async () => {
    const lately = { took_place: null, answers_open: true };
    recordState.recent = [
      { ...anEntry('Zrno', '2025-03-05 09:00:00', { id: 70 }), ...lately },
      { ...anEntry('Rrufe', '2025-03-04 09:00:00', { id: 69 }), ...lately, took_place: true },
    ];
    open();
    const recent = within(await screen.findByRole('region', { name: 'Recent sessions' }));
    expect(recent.getByRole('link', { name: /March 5$/ })).toHaveAttribute(
      'href',
      '/my/mentorships/agenda/70',
    );
    expect(recent.getAllByText('Did it take place?')).toHaveLength(1);
  });

  it('marks a session that conflicts with an event in the mentor’s own calendar', async () => {
    meetings[0] = anEntry('Zrno', '2025-03-12 09:00:00', { clashes: true });
    const { container } = open();
    const marked = await screen.findByRole('button', { name: /Zrno/ });
    expect(marked).toHaveTextContent('Your own calendar has another event at this time');
    reachEnd();
    const other = await screen.findByRole('button', { name: /Rrufe/ });
    expect(other).not.toHaveTextContent('Your own calendar');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that no meetings are scheduled', async () => {
    meetings = [];
    open();
    expect(await screen.findByText('No upcoming meetings scheduled.')).toBeVisible();
  });

  it('offers "Try again" when the meetings cannot be loaded', async () => {
    server.use(
      http.get('*/my/agenda', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zrno')).toBeVisible();
  });

  it('shows that the reader is not a mentor', async () => {
    server.use(http.get('*/my/agenda', () => new HttpResponse(null, { status: 404 })));
    open();
    expect(await screen.findByText(/You are not a mentor yet/)).toBeVisible();
  });
});

const open = () => renderPage(<AgendaPage />, { at: '/my/mentorships/agenda', user: MENTOR });

function anEntry(name: string, start: string, over: Partial<AgendaMeeting> = {}): AgendaMeeting {
  return {
    ...aMeeting({ id: start.length + name.length, start_time: start }),
    startup: { id: 7, name, slug: name.toLowerCase() },
    mentor: aPerson({ id: MENTOR.id }),
    clashes: false,
    ...over,
  };
}
