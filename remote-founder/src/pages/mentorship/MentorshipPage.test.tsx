import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMentor,
  aPerson,
  aUser,
  deferred,
  holdTheDate,
  mockApi,
  renderPage,
} from 'shared-ui/testing';

import { aProposal } from '../../testing/meetingBuilders';
import { meetingCalls, meetingsState } from '../../testing/mockMeetings';
import { MentorshipPage } from './MentorshipPage';

const server = mockApi(...meetingCalls);

holdTheDate('2025-03-14T12:00:00Z');

describe('/my/startups/{startupId}/mentorship', () => {
  it('shows each mentor with their upcoming sessions', async () => {
    meetingsState.meetings[0]!.recurrence = 'weekly';
    const { container } = open();

    expect(await screen.findByRole('heading', { name: 'Elif Şahin' })).toBeVisible();
    expect(await screen.findByText('1 upcoming session')).toBeVisible();
    expect(screen.getByText(/on Tuesday, March 18$/)).toBeVisible();
    expect(screen.getByText('Weekly')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe to your meetings' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers only "Details" for a session that has begun', async () => {
    meetingsState.meetings[0]!.start_time = '2025-03-14 11:30:00';
    open();
    expect(await screen.findByRole('button', { name: /^Details/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Reschedule|Delete)/ })).toBeNull();
  });

  it.each([
    [false, /^Elif Şahin proposes other times for your session of/],
    [true, /^The programme team proposes other times for your session with Elif Şahin of/],
  ])('shows who proposes other times, and links to them (by staff: %s)', async (by_staff, text) => {
    meetingsState.proposals = [aProposal({ by_staff })];
    open();
    const offers = within(await screen.findByRole('list', { name: 'Other times proposed' }));
    expect(offers.getByText(text)).toBeVisible();
    expect(offers.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/my/startups/7/mentorship/proposals/5',
    );
  });

  it('causes no layout shift while the sessions of each mentor load', async () => {
    meetingsState.mentors.push(aMentor({ id: 9, user: aPerson({ id: 9, name: 'Nikos' }) }));
    const sessions = deferred();
    server.use(http.post('*/meetings/upcoming', () => sessions.promise.then(() => undefined)));
    open();
    expect(await screen.findByRole('heading', { name: 'Elif Şahin' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Nikos/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Subscribe to your meetings' })).toBeNull();

    sessions.resolve();
    expect(await screen.findByRole('heading', { name: /^Nikos/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe to your meetings' })).toBeVisible();
  });

  it('causes no layout shift while proposed times load', async () => {
    meetingsState.proposals = [aProposal()];
    const offers = deferred();
    server.use(http.get('*/proposals', () => offers.promise.then(() => undefined)));
    open();
    await screen.findByText('1 upcoming session');
    expect(screen.queryByRole('heading', { name: 'Elif Şahin' })).toBeNull();

    offers.resolve();
    expect(await screen.findByRole('heading', { name: 'Elif Şahin' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a time' })).toBeVisible();
  });

  it('shows that no mentor is assigned yet', async () => {
    meetingsState.mentors = [];
    open();
    expect(await screen.findByText("You don't have any assigned mentors yet.")).toBeVisible();
  });

  it('shows that no session is scheduled, without the placeholder surname "/"', async () => {
    meetingsState.mentors = [aMentor({ user: aPerson({ name: 'Nikos', surname: '/' }) })];
    meetingsState.meetings = [];
    open();
    expect(
      await screen.findByText("You don't have any sessions scheduled with Nikos"),
    ).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Nikos' }));
    expect(card.queryByRole('list')).not.toBeInTheDocument();
    const schedule = { name: 'Schedule a mentoring session with Nikos' };
    expect(card.getByRole('button', schedule)).toBeVisible();
  });

  it('offers "Try again" when the sessions of a mentor cannot be loaded', async () => {
    server.use(http.post('*/meetings/upcoming', () => new HttpResponse(null, { status: 503 })));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });

    server.resetHandlers();
    await user.click(again);
    expect(await screen.findByText('1 upcoming session')).toBeVisible();
  });

  it('shows the details of a session', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));

    const dialog = screen.getByRole('dialog', { name: 'Session with Elif Şahin' });
    expect(dialog).toHaveTextContent('Tuesday, March 18, 2025');
    expect(dialog).toHaveTextContent('Room: Krug.');
  });

  it('deletes a one-time session after confirmation', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this meeting?');

    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/You don't have any sessions scheduled/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Elif Şahin' })).toHaveFocus());
    expect(store.getState().toast.message).toMatch(
      /^The meeting at \d+:\d\d [AP]M on Tuesday, March 18 is deleted\.$/,
    );
  });

  it.each([
    ['Delete This Occurrence Only', 'occurrence'],
    ['Delete Full Schedule', 'schedule'],
  ])('asks which sessions of a series to delete: %s', async (name, scope) => {
    meetingsState.meetings[0]!.recurrence = 'monthly';
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = screen.getByRole('dialog', { name: 'Delete Meeting' });
    expect(dialog).toHaveTextContent('This is a recurring monthly meeting.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();

    await user.click(within(dialog).getByRole('button', { name }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(meetingsState.asked).toMatchObject({ id: '71', scope });
  });
});

const open = () =>
  renderPage(<MentorshipPage />, {
    at: '/my/startups/7/mentorship',
    path: '/my/startups/:startupId/mentorship',
    user: aUser({ roles: ['founder'] }),
  });
