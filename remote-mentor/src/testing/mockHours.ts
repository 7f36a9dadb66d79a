import type {
  NewAvailability,
  NewException,
  OwnAvailability,
} from 'contract/wire/availability.contract';
import type { AvailabilityPreview, NewPreview } from 'contract/wire/availability-preview.contract';
import type { NewMeetingRoom } from 'contract/wire/meetingAddress.contract';
import type { TimeOffMeetings } from 'contract/wire/time-off.contract';
import { HttpResponse, http } from 'msw';

import { calendarCalls } from './mockCalendar';

type Saved = OwnAvailability['data'];
type Slot = AvailabilityPreview['data']['days'][number]['slots'][number];

/** The mock api's data of the mentor's hours; the calls below read and change it. */
export const hoursState = {
  saved: {} as Saved,
  /** The meetings booked in any time off. */
  booked: [] as TimeOffMeetings['data'],
  /** The body of the last time-off request. */
  asked: undefined as unknown,
  /** The last bookable day. */
  bookableUntil: '',
};

beforeEach(() => {
  // A browser knows over 400 zones: jsdom needs seconds to search all of them by role.
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Belgrade']);
  hoursState.booked = [];
  hoursState.asked = undefined;
  hoursState.bookableUntil = '2100-12-31';
  hoursState.saved = {
    time_zone: 'Europe/Sofia',
    meeting_minutes: 60,
    buffer_minutes: 0,
    join_url: null,
    startup_week_minutes: null,
    windows: [{ weekday: 1, start: '09:00', end: '11:00' }],
    version: 'first',
    exceptions: [],
    time_off: [],
  };
});

/** The calls of the page about hours. */
export const hoursCalls = [
  ...calendarCalls,
  http.get('*/api/my/availability', () => HttpResponse.json({ data: hoursState.saved })),
  http.post<never, NewPreview>('*/api/my/availability/preview', async ({ request }) =>
    HttpResponse.json({ data: preview(await request.json()) }),
  ),
  http.post<never, NewAvailability>('*/api/my/availability', async ({ request }) => {
    const week = await request.json();
    if (week.version !== hoursState.saved.version) {
      const message = 'This has changed in the meantime. Please look at it again.';
      return HttpResponse.json({ message }, { status: 409 });
    }
    hoursState.saved = { ...hoursState.saved, ...week, version: `after ${week.version}` };
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.post<never, NewMeetingRoom>('*/api/my/availability/room', async ({ request }) => {
    const { join_url } = await request.json();
    if (join_url.startsWith('http:')) {
      const errors = {
        join_url: ['The address must begin with https:// and contain no user name.'],
      };
      return HttpResponse.json({ message: errors.join_url[0], errors }, { status: 422 });
    }
    hoursState.saved.join_url = join_url;
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.delete('*/api/my/availability/room', () => {
    hoursState.saved.join_url = null;
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.post<never, NewException>('*/api/my/availability/exceptions', async ({ request }) => {
    const one = await request.json();
    const others = hoursState.saved.exceptions.filter(({ date }) => date !== one.date);
    hoursState.saved.exceptions = [...others, one];
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.delete('*/api/my/availability/exceptions/:date', ({ params }) => {
    const { exceptions } = hoursState.saved;
    hoursState.saved.exceptions = exceptions.filter(({ date }) => date !== params.date);
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.post('*/api/my/availability/time-off/meetings', () =>
    HttpResponse.json({ data: hoursState.booked }),
  ),
  http.post<never, { start_time: string; end_time: string; reason: string; meetings?: unknown }>(
    '*/api/my/availability/time-off',
    async ({ request }) => {
      const { start_time, end_time, reason, meetings } = await request.json();
      hoursState.asked = meetings;
      const times = { start_time: apiTime(start_time), end_time: apiTime(end_time) };
      hoursState.saved.time_off.push({ id: 5, ...times, reason: reason || null });
      return HttpResponse.json({ id: 5 }, { status: 201 });
    },
  ),
  http.delete('*/api/my/availability/time-off/5', () => {
    hoursState.saved.time_off = [];
    return HttpResponse.json({ message: 'Saved.' });
  }),
];

/** All days of the range, with one slot where the previewed week or the saved dates have hours. */
function preview({ from, to, time_zone, windows }: NewPreview): AvailabilityPreview['data'] {
  const days: AvailabilityPreview['data']['days'] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const weekday = new Date(at).getUTCDay() || 7;
    const own = hoursState.saved.exceptions.find((exception) => exception.date === date)?.hours;
    const hours = own ?? windows.filter((window) => window.weekday === weekday);
    days.push({ date, slots: hours.map(({ start }) => slotAt(date, start)) });
  }
  return { time_zone, bookable_until: hoursState.bookableUntil, days };
}

/** Treats local time as UTC, because this mock has no zones. */
function slotAt(date: string, start: string): Slot {
  const time = `${date} ${start}:00`;
  return { start, end: start, start_time: time, end_time: time, state: 'open' };
}

const apiTime = (iso: string) => iso.slice(0, 19).replace('T', ' ');
