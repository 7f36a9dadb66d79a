import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aMeeting, aUser, holdTheDate, mockApi, renderPage } from 'shared-ui/testing';

import { meetingCalls, meetingsState } from '../../testing/mockMeetings';
import { AgendaPage } from './AgendaPage';

mockApi(...meetingCalls);
holdTheDate('2025-03-14T12:00:00Z');

describe('the month view of the agenda', () => {
  it('marks the days with sessions, and lists only the sessions of the day that is clicked', async () => {
    meetingsState.meetings.push(aMeeting({ id: 72, start_time: '2025-03-20 14:00:00' }));
    const { user, container } = open('?view=month&month=2025-03');

    expect(await screen.findByText(/on Tuesday, March 18$/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Thursday, March 20, 1 session' }));
    expect(screen.queryByText(/on Tuesday, March 18$/)).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'Thursday, March 20' }));
    expect(rows.getByText(/on Thursday, March 20$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the whole month' }));
    expect(screen.getByText(/on Tuesday, March 18$/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Sessions in March 2025' })).toHaveFocus(),
    );
    expect(meetingsState.asked).toMatchObject({ when: '2025-03' });
  });

  it('changes the month with the arrows, which keep the focus', async () => {
    meetingsState.meetings = [];
    const { user } = open('?view=month');
    expect(await screen.findByText('No sessions in March 2025.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Go to the Next Month' }));

    expect(await screen.findByText('No sessions in April 2025.')).toBeVisible();
    expect(location.search).toBe('?view=month&month=2025-04');
    expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toHaveFocus();
  });

  it.each(['2025-13', 'soon', '0000-01'])('shows the current month for %j', async (month) => {
    meetingsState.meetings = [];
    open(`?view=month&month=${month}`);
    expect(await screen.findByText('No sessions in March 2025.')).toBeVisible();
  });
});

const open = (query: string) =>
  renderPage(<AgendaPage />, {
    at: `/my/startups/7/agenda${query}`,
    path: '/my/startups/:startupId/agenda',
    user: aUser({ roles: ['founder'] }),
  });
