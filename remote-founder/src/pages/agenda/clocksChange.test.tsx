import { screen, within } from '@testing-library/react';
import { aMeeting, aUser, mockApi, renderPage } from 'shared-ui/testing';

import { meetingCalls, meetingsState } from '../../testing/mockMeetings';
import { AgendaPage } from './AgendaPage';

mockApi(...meetingCalls);

const NOTE = 'From here on the clocks have changed.';

beforeEach(() => {
  const inBelgrade = { timeZone: 'Europe/Belgrade' } as Intl.ResolvedDateTimeFormatOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inBelgrade);
  const start_time = '2025-03-31 14:00:00'; // the day after the change to summer time
  meetingsState.meetings.push(aMeeting({ id: 72, start_time }));
});

afterEach(() => jest.restoreAllMocks());

describe('an agenda across a change to summer time', () => {
  it.each(['', '?view=month&month=2025-03'])(
    'marks the first session after it: %s',
    async (query) => {
      open(query);
      const march = await screen.findByRole('list', { name: 'March 2025' });
      const [before, after] = within(march).getAllByRole('listitem');
      expect(before).not.toHaveTextContent(NOTE);
      expect(after).toHaveTextContent(NOTE);
    },
  );

  it('does not mark it in the list of past sessions', async () => {
    open('?view=past');
    await screen.findByRole('list', { name: 'March 2025' });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});

const open = (query: string) =>
  renderPage(<AgendaPage />, {
    at: `/my/startups/7/agenda${query}`,
    path: '/my/startups/:startupId/agenda',
    user: aUser({ roles: ['founder'] }),
  });
