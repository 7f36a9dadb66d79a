import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { aCalendar, mockCalendar } from '../../testing/mockCalendar';
import { hoursCalls, hoursState } from '../../testing/mockHours';
import { HoursPage } from './HoursPage';

const server = mockApi(...hoursCalls);

const MARCH = ['2099-03-10', '2099-03-11'];
const TIMES_OFF = [5, 6].map((id) => ({
  id,
  reason: null,
  start_time: `2099-03-1${id} 08:00:00`,
  end_time: `2099-03-1${id} 09:00:00`,
}));

describe('a failed removal', () => {
  it.each([
    ['an exception', 'Remove Tuesday, March 10', 'Remove Wednesday, March 11'],
    ['a time off', /^Remove time off: .*March 15/, /^Remove time off: .*March 16/],
    ['the calendar', 'Remove', 'Remove'],
    ['the address', 'Use the programme’s rooms', 'Use the programme’s rooms'],
  ])(
    'shows the error, and hides it when the dialog opens again: %s',
    async (_what, first, next) => {
      server.use(http.delete('*/availability/*', fails), http.delete('*/availability/*/*', fails));
      hoursState.saved.exceptions = MARCH.map((date) => ({ date, hours: [] }));
      hoursState.saved.time_off = TIMES_OFF;
      hoursState.saved.join_url = 'https://meet.example/elif';
      mockCalendar.data = aCalendar();
      const { user } = renderPage(<HoursPage />, {
        at: '/my/mentorships/hours',
        user: aUser({ roles: ['mentor'] }),
      });
      await screen.findByText('calendar.google.com');

      await user.click(screen.getByRole('button', { name: first }));
      const asked = screen.getByRole('alertdialog');
      await user.click(within(asked).getAllByRole('button').at(-1)!);
      expect(await within(asked).findByRole('alert')).toHaveTextContent('The api is resting.');
      await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

      await user.click(screen.getByRole('button', { name: next }));
      expect(within(screen.getByRole('alertdialog')).queryByRole('alert')).toBeNull();
    },
  );
});

describe('an error of the calendar', () => {
  it('is hidden after the next action on the calendar', async () => {
    mockCalendar.data = aCalendar();
    server.use(http.post('*/calendar/check', fails));
    const { user } = renderPage(<HoursPage />, {
      at: '/my/mentorships/hours',
      user: aUser({ roles: ['mentor'] }),
    });
    const card = within(await screen.findByRole('region', { name: 'Your own calendar' }));
    await user.click(await card.findByRole('button', { name: 'Check now' }));
    expect(await card.findByRole('alert')).toHaveTextContent('The api is resting.');

    await user.selectOptions(card.getByRole('combobox'), 'Free its hours');
    await waitFor(() => expect(mockCalendar.data?.policy).toBe('free'));
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const fails = () => HttpResponse.json({ message: 'The api is resting.' }, { status: 503 });
