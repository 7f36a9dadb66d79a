import { instantOf } from '../local-time';

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

/** '15 December 2024 at 23:59 CET' */
export function momentText(local: string, zone: string): string {
  const [day, time] = local.split(' ') as [string, string];
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instantOf(local, zone))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${dateText(day)} at ${time} ${name}`;
}
