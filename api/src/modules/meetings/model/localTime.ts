/** Local times for the model, computed with Intl only. The api uses Temporal, so the two are independent. */
interface LocalTime {
  /** `yyyy-MM-dd` */
  day: string;
  hour: number;
  /** 1 is Monday. */
  weekday: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Date and time of day in a zone. */
export function localAt(zone: string, at: number): LocalTime {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  const [day = '', time = ''] = format.format(at).split(' ');
  return { day, hour: Number(time.slice(0, 2)), weekday: weekdayOf(day) };
}

const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The first instant of a full hour in local time. */
export function instantOf(zone: string, day: string, hour: number): number | undefined {
  const guess = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  for (let at = guess - 14 * HOUR; at <= guess + 14 * HOUR; at += HOUR / 4) {
    const local = localAt(zone, at);
    if (local.day === day && local.hour === hour) return at;
  }
  return undefined;
}

/** A day later or earlier, by the calendar. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The day `months` later, on the same occurrence of the same weekday in its month. */
export function sameWeekday(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const turn = Math.ceil(Number(day.slice(8)) / 7);
  const start = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const all = Array.from({ length: 31 }, (_, n) => addDays(start, n)).filter(
    (each) => each.slice(0, 7) === start.slice(0, 7) && weekdayOf(each) === weekdayOf(day),
  );
  return turn === 5 ? all.at(-1)! : all[turn - 1]!;
}

/** Five months later; clamped to the last day of the month. */
export function fiveMonthsLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 5, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 4, Math.min(date, last))).toISOString().slice(0, 10);
}
