import { screen, waitFor, within } from '@testing-library/react';
import type { Meeting } from 'contract/wire/meetings.contract';
import type { TeamMember } from 'contract/wire/startups.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMeeting,
  anUpdate,
  aStartup,
  aTeamMember,
  aUser,
  deferred,
  mockApi,
  mockScroll,
  navigate,
  renderPage,
} from 'shared-ui/testing';

import { MentorshipPage } from './MentorshipPage';

let updates: string[] = [];
let meetings: Meeting[] = [];
let founders: TeamMember[] = [];

const server = mockApi(
  http.get('*/api/my/mentorships/7', () => HttpResponse.json({ data: aStartup() })),
  http.get('*/api/startups/7/followers', () => HttpResponse.json({ followerCount: 1 })),
  http.get('*/api/startups/7/updates', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const text = updates[page - 1];
    const data = text ? [anUpdate({ id: page, update: text, likes: 1 })] : [];
    const meta = { current_page: page, last_page: updates.length, total: updates.length };
    return HttpResponse.json({ data, meta: { ...meta, as_of: 1 } });
  }),
  http.get('*/api/my/mentorships/7/meetings/upcoming', () => HttpResponse.json({ meetings })),
  http.get('*/api/my/mentorships/7/team', () => HttpResponse.json({ founders, teamMembers: [] })),
);
const reachEnd = mockScroll();

beforeEach(() => {
  updates = ['Second', 'First'];
  meetings = [aMeeting({ recurrence: 'weekly' })];
  founders = [aTeamMember()];
});

describe('/my/mentorships/{startupId}', () => {
  it('shows name, followers and public page of the startup', async () => {
    const { container } = open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Rrufe' })).toBeVisible();
    expect(await screen.findByText('1 follower')).toBeVisible();
    expect(screen.getByRole('link', { name: /View public page/ })).toHaveAttribute(
      'href',
      '/startups/rrufe',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the latest updates, and loads older ones at the end of the list', async () => {
    open();
    expect(await screen.findByText('Second')).toBeVisible();
    expect(screen.getByText('1 like')).toBeVisible();

    reachEnd();

    expect(await screen.findByText('First')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('lists the upcoming meetings, and shows the details of one after a click', async () => {
    const { user } = open();
    const row = await screen.findByRole('button', { name: /Recurring weekly meeting/ });
    expect(row).toHaveTextContent('on Wednesday, March 12');

    await user.click(row);

    const details = screen.getByRole('dialog', { name: 'Meeting details' });
    expect(details).toHaveTextContent('Wednesday, March 12, 2025');
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    expect(details).not.toBeInTheDocument();
  });

  it('lists the founders with links that open their profiles in a new tab', async () => {
    open();
    const person = await screen.findByRole('link', { name: /Gëzim Hoxha/ });
    expect(person).toHaveAttribute('href', '/profile/2');
    expect(person).toHaveAttribute('target', '_blank');
  });

  it('shows that there are no updates, meetings and founders', async () => {
    updates = [];
    meetings = [];
    founders = [];
    open();

    expect(await screen.findByText('No updates have been posted yet.')).toBeVisible();
    expect(await screen.findByText('No upcoming meetings scheduled.')).toBeVisible();
    expect(await screen.findByText('No founders found.')).toBeVisible();
  });

  it('redirects mailed links of a startup that was merged into another one', async () => {
    const notFound = () => HttpResponse.json({ message: 'Not found.' }, { status: 404 });
    server.use(
      http.get('*/api/my/mentorships/5', () => HttpResponse.json({ data: aStartup() })),
      http.get('*/api/my/mentorships/5/*', notFound),
      http.get('*/api/startups/5/*', notFound),
    );
    open('/my/mentorships/5?from=mail#meetings');

    await waitFor(() => expect(location.pathname).toBe('/my/mentorships/7'));
    expect(location.search + location.hash).toBe('?from=mail#meetings');
    expect(await screen.findByText('1 follower')).toBeVisible();
    expect(await screen.findByText('Second')).toBeVisible();
  });

  it('shows nothing of the previous startup while the next one loads', async () => {
    const answer = deferred();
    const nis = aStartup({ id: 6, name: 'Niš Robotics', slug: 'nis' });
    const none = { current_page: 1, last_page: 1, total: 0, as_of: null };
    server.use(
      http.get('*/api/my/mentorships/6', () =>
        answer.promise.then(() => HttpResponse.json({ data: nis })),
      ),
      http.get('*/api/my/mentorships/6/team', () =>
        answer.promise.then(() => HttpResponse.json({ founders: [], teamMembers: [] })),
      ),
      http.get('*/api/my/mentorships/6/meetings/upcoming', () =>
        HttpResponse.json({ meetings: [] }),
      ),
      http.get('*/api/startups/6/followers', () => HttpResponse.json({ followerCount: 0 })),
      http.get('*/api/startups/6/updates', () => HttpResponse.json({ data: [], meta: none })),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rrufe' })).toBeVisible();
    expect(await screen.findByText('Second')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Gëzim Hoxha/ })).toBeVisible();

    await navigate('/my/mentorships/6');
    await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
    expect(screen.queryByRole('link', { name: /Gëzim Hoxha/ })).not.toBeInTheDocument();
    answer.resolve();

    expect(await screen.findByRole('heading', { level: 1, name: 'Niš Robotics' })).toBeVisible();
    expect(location.pathname).toBe('/my/mentorships/6');
  });

  it('shows that the reader does not mentor the startup', async () => {
    server.use(http.get('*/my/mentorships/7', () => new HttpResponse(null, { status: 404 })));
    open();
    expect(await screen.findByText('You do not mentor this startup.')).toBeVisible();
  });
});

const open = (at = '/my/mentorships/7') =>
  renderPage(<MentorshipPage />, {
    at,
    path: '/my/mentorships/:startupId',
    user: aUser({ roles: ['mentor'] }),
  });
