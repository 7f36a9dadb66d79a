/** 'June 2025' of '2025-06', '15 December 2024' of '2024-12-15'. */
export function dateText(date: string): string {
  const hasDay = date.length > 7;
  return new Intl.DateTimeFormat('en-GB', {
    ...(hasDay && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(hasDay ? date : `${date}-01`));
}

/** 'January to June 2025', 'November 2024 to June 2025', 'June 2025'. */
export function monthsText(from: string, to: string): string {
  if (!from || !to || from === to) return from || to ? dateText(from || to) : '';
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? dateText(from).slice(0, -5) : dateText(from)} to ${dateText(to)}`;
}

/**
 * The instant of a local time in a zone, in milliseconds since the epoch. When clocks go back, the first of the two
 * instants; when clocks go forward, a time in the missing hour is an hour later.
 * @param local 'yyyy-MM-dd HH:mm'
 */
export function instantOf(local: string, zone: string): number {
  const wanted = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  const candidates = [-DAY, DAY].map((away) => wanted - offsetAt(wanted + away, zone));
  return candidates.find((one) => one + offsetAt(one, zone) === wanted) ?? candidates[0]!;
}

/** '15 December 2024 at 23:59 CET' */
export function momentText(local: string, zone: string): string {
  const [day, time] = local.split(' ') as [string, string];
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instantOf(local, zone))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${dateText(day)} at ${time} ${name}`;
}

const DAY = 86_400_000;

/**
 * The UTC offset of a zone, in milliseconds.
 * @param moment a full minute, in milliseconds since the epoch
 */
function offsetAt(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - moment;
}
