import type { Deps } from '../../deps/deps';
import { FetchFault } from '../../fetching/FetchFault';
import { fetchPublic, type Validators } from '../../fetching/fetchPublic';
import { internet } from '../../fetching/network';
import { lastBookable } from '../scheduling/bookable';
import type { BusyTimes } from './ics/busyTimes';
import type { CalendarProblem } from './problems';

/** A calendar and its owner. */
interface Wanted {
  /** As entered by its owner. */
  address: string;
  timeZone: string;
  email: string;
  /** Validators of the previous response, if its content is still valid. */
  known?: Validators;
}

export type Reading =
  | { problem: CalendarProblem; retryAfterMs?: number }
  | { unchanged: true }
  | (BusyTimes & Validators);

/** Fetches a calendar and extracts its owner's busy times up to the end of the booking window. */
export async function fetchCalendar(
  { config, calendars, clock }: Pick<Deps, 'config' | 'calendars' | 'clock'>,
  { address, timeZone, email, known }: Wanted,
): Promise<Reading> {
  const now = clock.now();
  try {
    const fetched = await fetchPublic(address, {
      accept: 'text/calendar, text/plain;q=0.5',
      userAgent: `${config.productName} calendar reader`,
      known,
      network: { ...internet, testOrigin: config.calendarTestOrigin },
    });
    if (fetched.unchanged) return { unchanged: true };
    const { text, etag, lastModified } = fetched;
    const read = await calendars.read({
      text,
      window: { start: now.getTime(), end: lastBookable(timeZone, now) },
      owner: { timeZone, email, ownHost: new URL(config.publicUrl).hostname },
    });
    return 'problem' in read ? read : { ...read, etag, lastModified };
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return { problem: error.code, retryAfterMs: error.retryAfterMs };
  }
}
