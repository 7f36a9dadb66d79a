import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, aUser, mockApi, recordCalls, recordState, renderPage } from 'shared-ui/testing';

import { SessionRecord } from '../SessionRecord/SessionRecord';
import { RecentSessions } from './RecentSessions';

mockApi(...recordCalls);

it('does not ask about attendance after it was answered on the page of the session', async () => {
  recordState.record = aRecord({ state: 'begun', answers_open: true });
  const { meeting } = recordState.record;
  recordState.recent = [{ ...meeting, took_place: null, answers_open: true }];
  const { user } = renderPage(
    <>
      <RecentSessions toOf={({ id }) => `/sessions/${id}`} about={() => 'Zrno'} />
      <SessionRecord meetingId={71} />
    </>,
    { user: aUser() },
  );
  const list = within(await screen.findByRole('region', { name: 'Recent sessions' }));
  expect(list.getByText('Did it take place?')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'It took place' }));

  await waitFor(() => expect(list.queryByText('Did it take place?')).not.toBeInTheDocument());
});
