import type { Recurrence } from 'contract/wire/meetings.contract';
import { MeetingTime } from 'contract/wire/time.contract';
import { Temporal } from 'temporal-polyfill';
import { toWireTime } from '../../meetings/meeting.wire';
import { offersOn } from '../bookable';
import type { MentorHours } from '../hours';
import { dayIn, dayOf, instantAt } from '../localTime';
import { planSeries, planShift } from '../plan';
import { lastDayAsked } from '../series';

/** The zones of the thirteen countries; Kosovo keeps the time of Belgrade. */
export const ZONES = [
  'Europe/Sofia',
  'Europe/Podgorica',
  'Europe/Ljubljana',
  'Europe/Skopje',
  'Europe/Athens',
  'Europe/Sarajevo',
  'Europe/Zagreb',
  'Europe/Bucharest',
  'Europe/Belgrade',
  'Europe/Tirane',
  'Asia/Nicosia',
  'Europe/Istanbul',
];
/** The days of both clock changes, and a normal day. */
export const DAYS = ['2025-03-30', '2025-10-26', '2025-07-01'];
export const MINUTES = [0, 90, 2 * 60 + 30, 3 * 60 + 30, 23 * 60 + 30];

const EVERY_HOUR = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startMinute: 30,
  endMinute: 24 * 60,
}));
const hoursIn = (timeZone: string): MentorHours => ({
  timeZone,
  meetingMinutes: 60,
  bufferMinutes: 0,
  windows: EVERY_HOUR,
  exceptions: [],
  timeOff: [],
});
const before = (day: string) => ({
  now: new Date(Date.parse(day) - 40 * 86_400_000),
  programmeEnd: undefined,
});
const each = <T>(make: (zone: string, day: string) => T) =>
  ZONES.flatMap((zone) => DAYS.map((day) => make(zone, day)));

function seriesOver(zone: string, day: string, minute: number, recurrence: Recurrence) {
  const from = Temporal.PlainDate.from(day).subtract({ weeks: recurrence === 'weekly' ? 2 : 5 });
  const hour = (on: Temporal.PlainDate, at: number) => {
    const start = instantAt(zone, on, at)!;
    return { start, end: start + 3_600_000 };
  };
  const rules = { recurrence, until: lastDayAsked(from), limits: before(day) };
  const plan = planSeries(hoursIn(zone), hour(from, minute), rules);
  const meetings = plan.dates.map(({ start }) => ({ original: start }));
  const to = hour(from.add({ days: 1 }), minute + 60);
  const moved = planShift(zone, meetings[0]!, to, { meetings, recurrence });
  return {
    dates: plan.dates.map(({ start: at }) => toWireTime(at)),
    refused: plan.refused.map(toWireTime),
    moved: moved.map((span) => span && toWireTime(span.start)),
  };
}

/** Results of all scheduling rules on the nights of clock changes. */
export function answers() {
  return {
    processZone: [
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
      new Date(Date.parse('2025-07-01T12:00:00Z')).getHours(),
    ],
    instants: each((zone, day) =>
      MINUTES.map((minute) => instantAt(zone, Temporal.PlainDate.from(day), minute) ?? null),
    ),
    days: each((zone, day) => dayIn(zone, Temporal.PlainDate.from(day))),
    offers: each((zone, day) =>
      [zone, 'America/New_York', 'Pacific/Honolulu'].map((caller) =>
        offersOn(hoursIn(zone), Temporal.PlainDate.from(day), caller, before(day)).map(
          ({ start }) => toWireTime(start),
        ),
      ),
    ),
    series: each((zone, day) =>
      [90, 150, 9 * 60 + 30].flatMap((minute) =>
        (['weekly', 'monthly'] as const).map((every) => seriesOver(zone, day, minute, every)),
      ),
    ),
    times: ['2025-03-30 02:30:00', '2025-10-26 03:30:00', '2025-03-09T07:30:00Z'].map((text) => {
      const at = MeetingTime.parse(text);
      return [toWireTime(at), ...ZONES.map((zone) => String(dayOf(zone, at.getTime())))];
    }),
  };
}
