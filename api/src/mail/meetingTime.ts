/** Start of a meeting, formatted as on the pages (rule 5.27): `3:00 PM on Tuesday, March 18`. */
export const meetingTime = (at: Date, zone: string) =>
  `${clock(at, zone)} on ${write(at, zone, { weekday: 'long', month: 'long', day: 'numeric' })}`;

/** Start and end: `Tuesday, March 18, 2025, 3:00 PM to 4:00 PM`; with the end's date if it is another day. */
export function meetingSpan(start: Date, end: Date, zone: string): string {
  const ends = day(start, zone) === day(end, zone) ? '' : `${day(end, zone)}, `;
  return `${day(start, zone)}, ${clock(start, zone)} to ${ends}${clock(end, zone)}`;
}

const day = (at: Date, zone: string) =>
  write(at, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** Some versions of ICU put a narrow space before AM. */
const clock = (at: Date, zone: string) =>
  write(at, zone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).replace(/\s/g, ' ');

/** Creating a format takes a hundred times as long as using it, and there are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, format);
  return format.format(at);
}
