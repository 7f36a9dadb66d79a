import type { NewAvailability } from 'contract/wire/availability.contract';

import { type Hours, hoursFaults, moreHours, toHours, toWire } from './hours';

interface WeekHours extends Hours {
  weekday: number; // ISO: 1 is Monday
}

/** An ordinary week while it is edited. */
export interface WeekDraft {
  timeZone: string; // IANA
  meetingMinutes: number;
  bufferMinutes: number; // minutes kept free after each meeting
  startupWeekMinutes: number | null; // limit of one startup's bookings in a week; null: no limit
  hours: WeekHours[];
}

export type WeekAct =
  | { type: 'rules'; change: Partial<Omit<WeekDraft, 'hours'>> }
  | { type: 'add'; weekday: number }
  | { type: 'change'; hours: Hours }
  | { type: 'remove'; id: number }
  | { type: 'follow'; known: NewAvailability; saved: NewAvailability };

export function changeWeek(draft: WeekDraft, act: WeekAct): WeekDraft {
  const { hours } = draft;
  switch (act.type) {
    case 'rules':
      return { ...draft, ...act.change };
    case 'add': {
      const id = nextId(draft);
      const more = moreHours(hoursOf(draft, act.weekday), id);
      return { ...draft, hours: [...hours, { ...more, weekday: act.weekday }] };
    }
    case 'change': {
      const { id, start, end } = act.hours;
      return {
        ...draft,
        hours: hours.map((other) => (other.id === id ? { ...other, start, end } : other)),
      };
    }
    case 'remove':
      return { ...draft, hours: hours.filter(({ id }) => id !== act.id) };
    case 'follow':
      return follow(draft, toDraft(act.known), toDraft(act.saved));
  }
}

/** The saved week with the draft's changes against the formerly known one, by rule and by day. */
function follow(draft: WeekDraft, known: WeekDraft, saved: WeekDraft): WeekDraft {
  const { hours: _hours, ...rules } = draft;
  const changed = Object.entries(rules).filter(
    ([rule, value]) => value !== known[rule as keyof typeof rules],
  );
  const next = nextId(draft);
  const hours = WEEKDAYS.flatMap((_name, index) => {
    const [own, before, now] = [draft, known, saved].map((week) => hoursOf(week, index + 1));
    if (!isSameDay(own!, before!) || isSameDay(own!, now!)) return own!; // keeps the ids, because somebody may be typing in these fields
    return now!.map((each) => ({ ...each, id: next + each.id }));
  });
  return { ...saved, ...Object.fromEntries(changed), hours };
}

const nextId = ({ hours }: WeekDraft) => Math.max(0, ...hours.map(({ id }) => id)) + 1;

const isSameDay = (one: Hours[], other: Hours[]): boolean =>
  one.length === other.length &&
  one.every(({ start, end }, at) => start === other[at]!.start && end === other[at]!.end);

export function hoursOf({ hours }: WeekDraft, weekday: number): WeekHours[] {
  return hours.filter((other) => other.weekday === weekday);
}

/** Errors in the hours, by their id. */
export function weekFaults(draft: WeekDraft): Record<number, string> {
  const days = WEEKDAYS.map((_name, index) => hoursFaults(hoursOf(draft, index + 1)));
  return Object.assign({}, ...days);
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The week in the api's format. */
export function toWeek(draft: WeekDraft): NewAvailability {
  const windows = [...draft.hours]
    .sort((one, other) => one.weekday - other.weekday || (one.start < other.start ? -1 : 1))
    .map((hours) => ({ weekday: hours.weekday, ...toWire(hours) }));
  return {
    time_zone: draft.timeZone,
    meeting_minutes: draft.meetingMinutes,
    buffer_minutes: draft.bufferMinutes,
    startup_week_minutes: draft.startupWeekMinutes,
    windows,
  };
}

/** Whether two weeks are equal, in any order of their hours. */
export const sameWeek = (one: NewAvailability, other: NewAvailability): boolean =>
  JSON.stringify(toWeek(toDraft(one))) === JSON.stringify(toWeek(toDraft(other)));

export function toDraft(week: NewAvailability): WeekDraft {
  return {
    timeZone: week.time_zone,
    meetingMinutes: week.meeting_minutes,
    bufferMinutes: week.buffer_minutes,
    startupWeekMinutes: week.startup_week_minutes ?? null,
    hours: week.windows.map((window, id) => ({ ...toHours(window, id), weekday: window.weekday })),
  };
}
