import { screen } from '@testing-library/react';
import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import { HttpResponse, http } from 'msw';
import { holdTheDate, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { aSessionRow } from '../../testing/mockTables';

holdTheDate('2025-03-18T14:00:00Z');

const acts = ['move', 'cancel', 'propose', 'decline', 'outcome'];
let session: StaffSessionDetails;
mockApi(
  mockActs(['programme'], ...acts.map((name) => anAct({ name: `meetings.${name}` }))),
  http.get('*/api/staff/sessions/71', () => HttpResponse.json(session)),
  mockHistory('meeting/71'),
);
beforeEach(() => {
  session = aSession();
});
const open = () => renderPage(routes, { at: '/staff/sessions/71', user: staffUser() });

it('names the time zone of its times and that of the mentor', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  open();
  const zone = await screen.findByText('Times shown in');
  expect(zone.nextElementSibling).toHaveTextContent(`${timeZone} (GMT`);
  expect(screen.getByText('Mentor’s time zone').nextElementSibling).toHaveTextContent(
    'Europe/Istanbul',
  );
});

const nobody = { mentor: null, founders: null };
it.each([
  ['is upcoming', { start_time: '2025-03-18 14:01:00' }, ['Move', 'Cancel', 'Propose other times']],
  ['has begun', { start_time: '2025-03-18 14:00:00' }, ['Record the outcome']],
  [
    'has begun, and whose mentor has confirmed that',
    { start_time: '2025-03-18 14:00:00', took_place: { ...nobody, mentor: true } },
    [],
  ],
  ['is cancelled', { start_time: '2025-03-18 14:01:00', status: 'cancelled' as const }, []],
])('offers the acts for a session that %s', async (_how, over, names) => {
  session = aSession(over);
  open();
  await screen.findByText('Mentor’s time zone');
  const found = screen
    .queryAllByRole('link', { name: /^(Move|Cancel|Propose|Record the)/ })
    .map(({ textContent }) => textContent);
  expect(found).toEqual(names);
});

function aSession(over: Partial<StaffSessionDetails> = {}): StaffSessionDetails {
  return {
    ...aSessionRow(),
    zone: 'Europe/Istanbul',
    booked_at: '2025-03-01T10:00:00Z',
    reason: null,
    cancelled_by: null,
    offered: [],
    series: [],
    ...over,
  };
}
