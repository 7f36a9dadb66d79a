import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRecord, aUser, mockApi, recordCalls, recordState, renderPage } from 'shared-ui/testing';

import { meetingCalls } from '../../testing/mockMeetings';
import { SessionPage } from './SessionPage';

mockApi(...meetingCalls, ...recordCalls);

beforeEach(() => {
  recordState.record = aRecord();
});

describe('/my/startups/{startupId}/meetings/{meetingId}', () => {
  it('shows the date of the session and its agenda', async () => {
    const { container } = open();
    const title = await screen.findByRole('heading', { level: 1, name: 'Session with Elif Şahin' });
    expect(title).toBeVisible();
    expect(screen.getByText(/^Wednesday, March 12, 2025/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Agenda of this session' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows who cancelled the session and why, and the topics written before', async () => {
    const by = aRecord().meeting.mentor;
    recordState.record = aRecord({
      state: 'cancelled',
      cancelled: { side: 'mentor', by, declined: false, reason: 'My train does not run.' },
      topics: { text: 'Pricing', version: 1, written_by: null },
    });
    open();
    expect(
      await screen.findByText('Elif Şahin cancelled this session: “My train does not run.”'),
    ).toBeVisible();
    expect(screen.getByText('Pricing')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /talk about/ })).not.toBeInTheDocument();
  });

  it('names the team when the account of the founder who cancelled is deleted', async () => {
    const cancelled = { side: 'founders', by: null, declined: false, reason: null } as const;
    recordState.record = aRecord({ state: 'cancelled', cancelled });
    open();
    expect(await screen.findByText('Your team cancelled this session.')).toBeVisible();
  });

  it.each([
    ['that does not exist', () => null],
    [
      'of another startup of the reader',
      () => {
        const { meeting } = aRecord();
        return aRecord({ meeting: { ...meeting, startup: { ...meeting.startup, id: 8 } } });
      },
    ],
  ])('shows nothing of a session %s', async (_which, record) => {
    recordState.record = record();
    open();
    expect(await screen.findByText('This session does not belong to your startup.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Mentorship' })).toBeVisible();
  });
});

const open = () =>
  renderPage(<SessionPage />, {
    at: '/my/startups/7/meetings/71',
    path: '/my/startups/:startupId/meetings/:meetingId',
    user: aUser({ roles: ['founder'] }),
  });
