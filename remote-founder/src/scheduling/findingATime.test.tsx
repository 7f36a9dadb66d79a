import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { clockTime } from 'shared-ui';
import { deferred, holdTheDate, mockApi } from 'shared-ui/testing';
import { aSlot } from '../testing/meetingBuilders';
import { meetingCalls, meetingsState } from '../testing/mockMeetings';
import { day, openScheduling, startsWith } from '../testing/openScheduling';

const NINE = clockTime('2025-03-20 09:00:00'); // in the reader's time zone
const TWO = clockTime('2025-03-20 14:00:00');

const server = mockApi(...meetingCalls);

holdTheDate('2025-03-14T12:00:00Z');

const region = (dialog: HTMLElement, name: string) =>
  within(dialog).findByRole('region', { name: `Times on ${name}` });
const next = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Next free time' });
const selected = (dialog: HTMLElement) => within(dialog).getByRole('button', { pressed: true });

describe('the calendar of the scheduling dialog', () => {
  it('opens at the first day with free times, and marks all such days', async () => {
    const { dialog } = await openScheduling();

    expect(await region(dialog, 'Thursday, March 20')).toBeVisible();
    expect(await within(dialog).findByRole('button', { name: startsWith(NINE) })).toBeVisible();
    expect(day(dialog, 'Thursday, March 20')).toHaveAccessibleName(/, free times, selected$/);
    expect(day(dialog, 'Friday, March 21')).toHaveAccessibleName(/, no free times$/);
    expect(day(dialog, 'Thursday, March 13')).toHaveAccessibleName('Thursday, March 13');
  });

  it('opens in a later month when the current one has no free times', async () => {
    meetingsState.slots = [aSlot('2025-04-02 10')];
    const { dialog } = await openScheduling();

    expect(await region(dialog, 'Wednesday, April 2')).toBeVisible();
    expect(day(dialog, 'Wednesday, April 2,')).toHaveAccessibleName(/free times, selected$/);
  });

  it('selects the next free time with each click on "Next free time", across days and months', async () => {
    meetingsState.slots.push(aSlot('2025-03-27 11'), aSlot('2025-04-02 10'));
    const { user, dialog } = await openScheduling();
    await within(dialog).findByRole('button', { name: startsWith(NINE) });

    await user.click(next(dialog));
    expect(selected(dialog)).toHaveTextContent(`Click to confirm ${NINE}`);
    await user.click(next(dialog));
    expect(selected(dialog)).toHaveTextContent(`Click to confirm ${TWO}`);
    await user.click(next(dialog));
    expect(await region(dialog, 'Thursday, March 27')).toBeVisible();
    await user.click(next(dialog));
    expect(await region(dialog, 'Wednesday, April 2')).toBeVisible();
    expect(next(dialog)).toHaveFocus();
    expect(await within(dialog).findByText('No later free times.')).toBeVisible();

    await user.click(selected(dialog));
    await user.click(within(dialog).getByRole('button', { name: 'Book Meeting' }));
    expect(await screen.findByText('2 upcoming sessions')).toBeVisible();
    expect(meetingsState.asked).toMatchObject({ start_time: '2025-04-02 10:00:00' });
  });

  it('applies a click on "Next free time" once the times are loaded, without skipping one', async () => {
    meetingsState.slots.push(aSlot('2025-03-27 11'));
    const answer = deferred();
    server.use(http.post('*/meetings/availability', () => answer.promise.then(() => undefined)));
    const { user, dialog } = await openScheduling();
    await waitFor(() =>
      expect(day(dialog, 'Thursday, March 20')).toHaveAccessibleName(/, free times, selected$/),
    );

    await user.click(next(dialog));
    expect(within(dialog).getByRole('button', { name: 'Looking...' })).toHaveFocus();
    expect(within(dialog).queryByRole('button', { pressed: true })).toBeNull();
    answer.resolve();
    await waitFor(() => expect(selected(dialog)).toHaveTextContent(`Click to confirm ${NINE}`));
    expect(await region(dialog, 'Thursday, March 20')).toBeVisible();
    expect(next(dialog)).toHaveFocus();
  });

  it('drops that click when the founder chooses a time meanwhile', async () => {
    const answer = deferred();
    server.use(http.post('*/free-days', () => answer.promise.then(() => undefined)));
    const { user, dialog } = await openScheduling();
    await user.click(next(dialog));
    await user.click(day(dialog, 'Thursday, March 20'));
    await user.click(await within(dialog).findByRole('button', { name: startsWith(TWO) }));
    answer.resolve();

    await waitFor(() =>
      expect(day(dialog, 'Friday, March 21')).toHaveAccessibleName(/, no free times$/),
    );
    expect(selected(dialog)).toHaveTextContent(`Click to confirm ${TWO}`);
  });

  it('loads the free days again after a failure', async () => {
    server.use(http.post('*/free-days', () => new HttpResponse(null, { status: 503 })));
    const { user, dialog } = await openScheduling();
    const lost = 'The free times could not be loaded.';
    expect(await within(dialog).findByText(lost)).toBeVisible();
    server.resetHandlers();

    await user.click(next(dialog));
    await waitFor(() => expect(selected(dialog)).toHaveTextContent(`Click to confirm ${NINE}`));
    expect(within(dialog).queryByText(lost)).toBeNull();
  });

  it('keeps the selected time while the founder looks at another month', async () => {
    meetingsState.slots.push(aSlot('2025-04-02 10'));
    const { user, dialog } = await openScheduling();
    await user.click(await within(dialog).findByRole('button', { name: startsWith(NINE) }));

    await user.click(within(dialog).getByRole('button', { name: 'Go to the Next Month' }));
    await waitFor(() =>
      expect(day(dialog, 'Wednesday, April 2,')).toHaveAccessibleName(/free times$/),
    );
    expect(selected(dialog)).toHaveTextContent(`Click to confirm ${NINE}`);
    await user.click(next(dialog));

    expect(await region(dialog, 'Wednesday, April 2')).toBeVisible();
  });

  it.each([
    [/Schedule a mentoring/, /^Elif Şahin is no longer your mentor, so there are no times/],
    [/^Reschedule:/, /^Elif Şahin is no longer your mentor\. You can delete this session/],
  ])('shows that the mentor has left since the page was opened: %s', async (opener, text) => {
    server.use(
      ...['free-days', 'availability'].map((call) =>
        http.post(`*/meetings/${call}`, () =>
          HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
        ),
      ),
    );
    const { dialog } = await openScheduling(opener);

    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).queryByText(/No available time slots/)).toBeNull();
  });

  it('opens at today and loads single days when the free days cannot be loaded', async () => {
    server.use(http.post('*/free-days', () => new HttpResponse(null, { status: 503 })));
    const { user, dialog } = await openScheduling();

    expect(await region(dialog, 'Friday, March 14')).toBeVisible();
    await user.click(day(dialog, 'Thursday, March 20'));
    expect(await within(dialog).findByRole('button', { name: startsWith(NINE) })).toBeVisible();
    expect(day(dialog, 'Friday, March 21')).toHaveAccessibleName('Friday, March 21');
  });

  it('opens at the day of the session that is moved', async () => {
    const { dialog } = await openScheduling(/^Reschedule/);

    expect(await region(dialog, 'Tuesday, March 18')).toBeVisible();
  });

  it('opens at a bookable day when the session that is moved is after the last one', async () => {
    meetingsState.meetings[0]!.start_time = '2025-07-15 14:00:00';
    meetingsState.slots.push(aSlot('2025-04-02 10'));
    const { user, dialog } = await openScheduling(/^Reschedule/);

    expect(await region(dialog, 'Thursday, March 20')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Go to the Next Month' }));
    await waitFor(() =>
      expect(day(dialog, 'Wednesday, April 2,')).toHaveAccessibleName(/free times$/),
    );
    await user.click(next(dialog));
    expect(await region(dialog, 'Wednesday, April 2')).toBeVisible();
  });

  it('asks for free times as if the session that is moved were not booked', async () => {
    const seen: unknown[] = [];
    for (const path of ['*/free-days', '*/availability'])
      server.use(
        http.post<never, { meeting_id?: number }>(path, async ({ request }) => {
          seen.push((await request.clone().json()).meeting_id);
        }),
      );
    const { dialog } = await openScheduling(/^Reschedule/);
    await region(dialog, 'Tuesday, March 18');

    await waitFor(() => expect(seen.length).toBeGreaterThan(1));
    expect(new Set(seen)).toEqual(new Set([71]));
  });
});
