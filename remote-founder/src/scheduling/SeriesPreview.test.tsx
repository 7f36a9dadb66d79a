import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { clockTime } from 'shared-ui';
import { deferred, holdTheDate, losesNetwork, mockApi } from 'shared-ui/testing';
import { meetingCalls, meetingsState } from '../testing/mockMeetings';
import { day, openScheduling, startsWith } from '../testing/openScheduling';

const NINE = clockTime('2025-03-20 09:00:00'); // in the reader's time zone

const CLASH = {
  message: 'This time is no longer available.',
  conflicts: ['2025-03-27 09:00:00'],
};

const server = mockApi(...meetingCalls);

holdTheDate('2025-03-14T12:00:00Z');

describe('a series in the scheduling dialog', () => {
  it('shows the last date and the number of taken dates that the api plans, after "Try again"', async () => {
    meetingsState.series = {
      dates: ['2025-06-19 09:00:00', '2025-06-26 09:00:00'],
      conflicts: ['2025-06-26 09:00:00'],
      recurrence_until: '2025-06-30 09:00:00',
      ends_with_programme: true,
    };
    server.use(
      http.post('*/meetings/series', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));

    expect(
      await within(dialog).findByText(
        '2 sessions, every Thursday, the last on June 26, when the program ends; 1 of them is taken',
      ),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(meetingsState.asked).toMatchObject({ recurrence_until: '2025-06-30 09:00:00' });
  });

  it('is sent again unchanged after a lost response, although its plan has arrived meanwhile', async () => {
    const plan = deferred();
    const attempts: unknown[] = [];
    server.use(
      http.post('*/meetings/series', () => plan.promise, { once: true }),
      http.post('*/startups/7/meetings', async ({ request }) => {
        const body = await request.clone().json();
        attempts.push([request.headers.get('idempotency-key'), body]);
        return attempts.length === 1 ? losesNetwork() : undefined;
      }),
    );
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    plan.resolve();
    expect(await within(dialog).findByText(/every Thursday/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
  });

  it('can be booked without the dates that are taken', async () => {
    server.use(
      http.post('*/startups/7/meetings', () => HttpResponse.json(CLASH, { status: 409 }), {
        once: true,
      }),
    );
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Thursday, March 27/);

    await user.click(within(dialog).getByRole('button', { name: 'Book the other dates' }));

    expect(await screen.findByText('2 upcoming sessions')).toBeVisible();
    expect(meetingsState.asked).toMatchObject({ skip_conflicts: true });
  });
});
