import { within } from '@testing-library/react';
import { noteServerTime } from 'shared-ui';
import { holdTheDate, mockApi } from 'shared-ui/testing';
import { meetingCalls } from '../testing/mockMeetings';
import { day, openScheduling } from '../testing/openScheduling';

mockApi(...meetingCalls);
holdTheDate('2026-03-14T12:00:00Z');

beforeEach(() => noteServerTime(Date.parse('2025-03-14T12:00:00Z')));
afterEach(() => noteServerTime(Date.now()));

it('a device whose clock is a year ahead offers the bookable days of the server', async () => {
  const { dialog } = await openScheduling();

  expect(
    await within(dialog).findByRole('region', { name: 'Times on Thursday, March 20' }),
  ).toBeVisible();
  expect(day(dialog, 'Thursday, March 20')).toBeEnabled();
  expect(day(dialog, 'Thursday, March 13')).toBeDisabled();
});

it('a device whose clock is a year ahead can move an upcoming session', async () => {
  const { dialog } = await openScheduling(/^Reschedule/);
  expect(dialog).toBeVisible();
});
