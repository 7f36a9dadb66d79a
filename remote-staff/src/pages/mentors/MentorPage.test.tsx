import { screen, waitFor, within } from '@testing-library/react';
import type { StaffMentorDetails } from 'contract/wire/staff-details.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { aMentorRow, aSessionRow, mockTable } from '../../testing/mockTables';

const LONG = 'Aleksandra-Anastasija Živojinović-Papadopoulos Kızılırmak';
let mentor: StaffMentorDetails;
const programme = ['mentors.unassign', 'mentors.retire'].map((name) => anAct({ name }));
const hours = ['availability.set', 'availability.except', 'time-off.add', 'time-off.remove'].map(
  (name) => anAct({ name, scope: 'sessions' }),
);
const server = mockApi(
  mockActs(['programme', 'sessions'], ...programme, ...hours),
  http.get('*/api/staff/mentors/9', () => HttpResponse.json(mentor)),
  mockTable('startups', []),
  mockHistory('user/9'),
  http.post('*/api/staff/acts/:name/preview', () => HttpResponse.json(aPreview('So it will be.'))),
  http.post<{ name: string }>('*/api/staff/acts/:name', ({ params }) => {
    mentor = { ...mentor, ...(CHANGES[params.name] ?? NONE) };
    return HttpResponse.json(anAnswer('It is done.'));
  }),
);
beforeEach(() => {
  mentor = aMentor();
});
const open = () => renderPage(routes, { at: '/staff/mentors/9', user: staffUser() });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows hours and time off in the time zone of the mentor, and names it', async () => {
  mentor = aMentor({ name: LONG });
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: LONG })).toBeVisible();
  const times = await part('Hours');
  expect(times.getByText('Times in the mentor’s time zone, Europe/Istanbul.')).toBeVisible();
  expect(times.getByText('09:00-12:00')).toBeVisible();
  expect(
    times.getByText('Thursday, March 20, 2025, 12:00 PM to Friday, March 21, 2025, 2:30 AM'),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('names the time zone of the upcoming sessions', async () => {
  open();
  const next = await part('Next sessions');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(next.getByText(`Times shown in ${timeZone}`)).toBeVisible();
  expect(next.getByRole('link', { name: /^20 Mar 2025/ })).toHaveAttribute(
    'href',
    '/staff/sessions/71',
  );
});

it('names no time zone when nothing is planned', async () => {
  mentor = aMentor({ week: [], time_off: [], upcoming: [] });
  open();
  expect(
    (await part('Hours')).getByText('No weekly hours set. Time zone: Europe/Istanbul.'),
  ).toBeVisible();
  expect((await part('Next sessions')).getByText('No upcoming sessions.')).toBeVisible();
  expect(screen.queryByText(/^Times/)).not.toBeInTheDocument();
});

it('links the forms that change the hours, when the reader has the scope', async () => {
  open();
  const times = await part('Hours');
  expect(await times.findByRole('link', { name: 'Set weekly hours' })).toHaveAttribute(
    'href',
    '/staff/acts/availability.set?mentor=elif%40bosphor.example',
  );
  expect(times.getByRole('link', { name: 'Change a date' })).toBeVisible();
  expect(times.getByRole('link', { name: 'Add time off' })).toBeVisible();
});

it('hides these links when the reader does not have the scope', async () => {
  server.use(mockActs(['programme'], ...programme));
  open();
  expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set weekly hours' })).not.toBeInTheDocument();
});

it.each([
  [
    'Unassign Zrno',
    'Unassign Elif Kaya from Zrno',
    () => screen.getByRole('heading', { name: 'Startups' }),
  ],
  [
    'Remove the time off Thursday, March 20, 2025, 12:00 PM to Friday, March 21, 2025, 2:30 AM',
    'Remove time off of Elif Kaya',
    () => screen.getByRole('heading', { name: 'Hours' }),
  ],
  [
    'Retire',
    'Retire Elif Kaya',
    () => screen.getByRole('heading', { level: 1, name: 'Elif Kaya' }),
  ],
])('focuses the heading above a button that disappears: %s', async (name, title, place) => {
  const [label] = name.split(' ', 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: label }));

  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  await waitFor(() => expect(place()).toHaveFocus());
});

it('a mentor who was retired is offered again', async () => {
  server.use(mockActs(['programme'], ...programme, anAct({ name: 'mentors.create' })));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retire' }));
  const retire = await screen.findByRole('dialog', { name: 'Retire Elif Kaya' });
  await user.click(within(retire).getByRole('button', { name: 'Retire' }));

  await user.click(await screen.findByRole('button', { name: 'Offer again' }));
  const offer = await screen.findByRole('dialog', { name: 'Offer Elif Kaya again' });
  await user.click(within(offer).getByRole('button', { name: 'Offer again' }));
  expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
});

it('shows that the mentor does not exist', async () => {
  server.use(http.get('*/api/staff/mentors/9', () => HttpResponse.json({}, { status: 404 })));
  open();
  expect(await screen.findByText('This page does not exist, or was deleted.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Mentors' })).toBeVisible();
});

const CHANGES: Record<string, Partial<StaffMentorDetails>> = {
  'mentors.retire': { active: false },
  'mentors.create': { active: true },
};
const NONE = { assigned: [], time_off: [] };

function aMentor(over: Partial<StaffMentorDetails> = {}): StaffMentorDetails {
  return {
    ...aMentorRow(),
    week: [{ day: 'Monday', hours: '09:00-12:00' }],
    exceptions: [],
    time_off: [{ id: 1, starts_at: '2025-03-20T09:00:00Z', ends_at: '2025-03-20T23:30:00Z' }],
    assigned: [{ id: 5, slug: 'zrno', name: 'Zrno', season: 2 }],
    upcoming: [aSessionRow()],
    ...over,
  };
}
