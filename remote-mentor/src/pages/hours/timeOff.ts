import { fromZonedTime } from 'date-fns-tz';
import { LAST_DAY, plural, yearFault } from 'shared-ui';

/** The entered values: 'yyyy-MM-ddTHH:mm' in the mentor's local time, or '' while incomplete. */
interface Away {
  from: string;
  until: string;
}

/** The latest local time that a field accepts. */
export const LAST_TIME = `${LAST_DAY}T23:59`;

/** A local time in the api's format, ISO 8601 with a Z. @param zone IANA name */
export function toMoment(localTime: string, zone: string): string {
  return fromZonedTime(localTime, zone).toISOString();
}

/** Why a time off is invalid; undefined while it is incomplete. */
export function awayFault({ from, until }: Away, zone: string, now: Date): string | undefined {
  if (!until || yearFault(until)) return yearFault(until);
  if (from && !yearFault(from) && toMoment(until, zone) <= toMoment(from, zone)) {
    return 'The time off must end after it starts.';
  }
  return toMoment(until, zone) <= now.toISOString() ? 'This time has passed.' : undefined;
}

/** The result, with the number of sessions for which no other time was free. */
export function leftText(left: number): string {
  const saved = 'Your time off is saved.';
  return left === 0 ? saved : `${saved} No other time is free for ${plural(left, 'session')}.`;
}
