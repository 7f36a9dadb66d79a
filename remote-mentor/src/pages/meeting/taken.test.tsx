import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { meetingTime } from 'shared-ui';
import { losesNetwork, mockApi, recordCalls, recordState } from 'shared-ui/testing';

import { aMeetingOfMine, ownMeetingCalls, ownMeetingState } from '../../testing/mockOwnMeeting';
import { openMeeting } from '../../testing/openMeeting';

const server = mockApi(...recordCalls, ...ownMeetingCalls);
const TAKEN = ['2025-03-14 09:00:00', '2025-03-17 09:00:00'];

it('lists the taken times of a series, and deselects them', async () => {
  recordState.record = null;
  ownMeetingState.meeting = aMeetingOfMine({ recurrence: 'weekly' });
  const message = 'This time is no longer available.';
  const answer = () => HttpResponse.json({ message, conflicts: TAKEN }, { status: 409 });
  server.use(http.post('*/schedule/proposal', answer, { once: true }));
  const { user } = openMeeting();
  await screen.findByRole('button', { name: 'Propose these 3 times' });
  await user.click(screen.getAllByRole('radio', { name: /^All remaining/ })[0]!);
  await user.click(screen.getByRole('button', { name: 'Propose these 3 times' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${message} Taken: ${meetingTime(TAKEN[0]!)}; ${meetingTime(TAKEN[1]!)}.`,
  );
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  await waitFor(() => expect(ownMeetingState.asked).toHaveLength(1));
  expect(ownMeetingState.asked).toEqual([
    ['schedule', ['2025-03-13 09:00:00'], expect.any(String)],
  ]);
});

it('loads later days again after a failure, and keeps the selection', async () => {
  recordState.record = null;
  const { user } = openMeeting();
  const later = await screen.findByRole('button', { name: 'Later days' });
  server.use(http.get('*/api/my/agenda/71/times', losesNetwork, { once: true }));
  await user.click(later);

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Thursday, March 27' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Propose these 3 times' })).toBeEnabled();
});
