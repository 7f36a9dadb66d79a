import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { clockTime } from 'shared-ui';
import { aMeeting, deferred, holdTheDate, losesNetwork, mockApi } from 'shared-ui/testing';
import { meetingCalls, meetingsState } from '../testing/mockMeetings';
import { day, openScheduling, startsWith } from '../testing/openScheduling';

const NINE = clockTime('2025-03-20 09:00:00'); // in the reader's time zone
const TWO = clockTime('2025-03-20 14:00:00');

const server = mockApi(...meetingCalls);

holdTheDate('2025-03-14T12:00:00Z');

describe('the dialog that schedules a session', () => {
  it('books a weekly session after choosing a day, a time and confirming the time', async () => {
    const { user, dialog, toast } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    const slot = await within(dialog).findByRole('button', { name: startsWith(TWO) });

    await user.click(slot);
    expect(slot).toHaveTextContent(startsWith(`Click to confirm ${TWO}`));
    await user.click(slot);
    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    expect(await within(dialog).findByText(/^22 sessions, every Thursday/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));

    expect(await screen.findByText('2 upcoming sessions')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    expect(toast()).toBe(
      `You have booked weekly meetings with Elif Şahin: ${TWO} on Thursday, March 20.`,
    );
    expect(meetingsState.asked).toMatchObject({
      mentor_id: 41,
      start_time: '2025-03-20 14:00:00',
      recurrence: 'weekly',
      recurrence_until: '2025-08-20 14:00:00',
    });
  });

  it('offers no day after the last bookable day of the api', async () => {
    const { user, dialog } = await openScheduling();
    await user.click(within(dialog).getByRole('button', { name: 'Go to the Next Month' }));
    expect(day(dialog, 'Wednesday, April 30')).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Go to the Next Month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('offers no day that has passed', async () => {
    const { dialog } = await openScheduling();
    expect(day(dialog, 'Thursday, March 13')).toBeDisabled();
    expect(day(dialog, 'Friday, March 14')).toBeEnabled();
  });

  it('works with the keyboard only', async () => {
    const { user, dialog } = await openScheduling();
    act(() => day(dialog, 'Friday, March 14').focus());
    await user.keyboard(`${'{ArrowRight}'.repeat(6)}{Enter}`);
    const slot = await within(dialog).findByRole('button', { name: startsWith(NINE) });
    act(() => slot.focus());
    await user.keyboard('{Enter}{Enter}');

    expect(within(dialog).getByRole('radio', { name: /One-time/ })).toHaveFocus();
  });

  it('"Change" shows the chosen time again and focuses it', async () => {
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(TWO) }));
    await user.click(within(dialog).getByText('Change'));

    const picked = within(dialog).getByRole('button', { name: `Click to confirm ${TWO}` });
    await waitFor(() => expect(picked).toHaveFocus());
  });

  it('shows that a day has no free times, and offers "Try again" when they cannot be loaded', async () => {
    const { user, dialog } = await openScheduling();
    const none = 'No available time slots for this date';
    await user.click(day(dialog, 'Monday, March 17'));
    expect(await within(dialog).findByText(none)).toBeVisible();

    server.use(http.post('*/availability', () => new HttpResponse(null, { status: 500 })));
    await user.click(day(dialog, 'Thursday, March 20'));

    expect(await within(dialog).findByText(none)).toBeVisible();
    const again = await within(dialog).findByRole('button', { name: 'Try again' });

    server.resetHandlers();
    await user.click(again);
    expect(await within(dialog).findByRole('button', { name: startsWith(NINE) })).toBeVisible();
    expect(again).not.toBeInTheDocument();
  });

  it('explains that the time was taken meanwhile, and offers the remaining times of the day', async () => {
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    const slot = await within(dialog).findByRole('button', { name: startsWith(NINE) });
    await user.dblClick(slot);
    meetingsState.slots.shift();

    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This time is no longer available.',
    );
    await waitFor(() => expect(slot).not.toBeInTheDocument());
    expect(within(dialog).getByText('1 time on Thursday, March 20')).toBeInTheDocument();

    await user.dblClick(within(dialog).getByRole('button', { name: startsWith(TWO) }));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument(); // the error was about another time
  });

  it.each([
    ['books', /Schedule a mentoring session/, 'Book Meeting', '*/api/my/startups/7/meetings'],
    ['moves', /^Reschedule/, 'Update Meeting', '*/meetings/71/occurrence'],
  ])('%s with the same idempotency key until it succeeds', async (_does, opener, name, call) => {
    const message = 'The first request is still in progress.';
    const keys: (string | null)[] = [];
    const noteKey = ({ request }: { request: Request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) return losesNetwork();
      return keys.length === 2 ? HttpResponse.json({ message }, { status: 409 }) : undefined;
    };
    server.use(http.post(call, noteKey));
    const { user, dialog } = await openScheduling(opener);
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('button', { name }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(within(dialog).getByRole('button', { name }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
  });

  it.each([
    ['books', /Schedule a mentoring session/, 'Book Meeting', '*/api/my/startups/7/meetings'],
    ['moves', /^Reschedule/, 'Update Meeting', '*/meetings/71/occurrence'],
  ])('stays open while it %s, and shows its error', async (_does, opener, name, call) => {
    const answer = deferred();
    const failure = () => new HttpResponse(null, { status: 500 });
    server.use(http.post(call, () => answer.promise.then(failure)));
    const { user, dialog } = await openScheduling(opener);
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('button', { name }));

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(within(dialog).getByText('Change'));
    await user.click(day(dialog, 'Friday, March 21'));
    answer.resolve();

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('ignores changes while a booking is sent', async () => {
    const answer = deferred();
    const failure = () => new HttpResponse(null, { status: 500 });
    server.use(http.post('*/api/my/startups/7/meetings', () => answer.promise.then(failure)));
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));

    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    expect(within(dialog).getByRole('radio', { name: /One-time/ })).toBeChecked();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer.resolve();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(within(dialog).getByRole('radio', { name: /Weekly/ }));
    expect(within(dialog).getByRole('radio', { name: /Weekly/ })).toBeChecked();
  });

  it('shows a session on the page that was booked although the response was lost', async () => {
    server.use(
      http.post('*/api/my/startups/7/meetings', () => {
        meetingsState.meetings.push(aMeeting({ id: 72, start_time: '2025-03-20 09:00:00' }));
        return losesNetwork();
      }),
    );
    const { user, dialog } = await openScheduling();
    await user.click(day(dialog, 'Thursday, March 20'));
    const slot = await within(dialog).findByRole('button', { name: startsWith(NINE) });
    await user.dblClick(slot);
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    expect(dialog).not.toBeInTheDocument();
    expect(await screen.findByText('2 upcoming sessions')).toBeVisible();
  });

  it.each([
    ['none', 'Update Meeting', 'occurrence'],
    ['weekly', 'Update This Occurrence Only', 'occurrence'],
    ['weekly', 'Update This and Following', 'following'],
    ['weekly', 'Update Full Schedule', 'schedule'],
  ] as const)('moves a session (%s): %s', async (recurrence, name, scope) => {
    meetingsState.meetings[0]!.recurrence = recurrence;
    const { user, dialog, toast } = await openScheduling(/^Reschedule/);
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.dblClick(await within(dialog).findByRole('button', { name: startsWith(NINE) }));

    await user.click(within(dialog).getByRole('button', { name }));

    expect(await screen.findByText(`${NINE} on Thursday, March 20`)).toBeVisible();
    expect(meetingsState.asked).toMatchObject({ id: '71', scope });
    expect(toast()).toContain(`${NINE} on Thursday, March 20`);
  });
});
