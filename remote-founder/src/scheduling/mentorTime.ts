import type { AvailableSlot } from 'contract/wire/meetings.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { clockTime, ownZone, sameClock, utcMoment } from 'shared-ui';

/**
 * Formats a time in the mentor's zone, e.g. '5:00 PM for Elif', with the weekday if the day differs; null when it
 * equals the reader's time.
 * @param zone the mentor's, IANA name
 */
export function mentorTime(zone: string, mentor: string): (slot: AvailableSlot) => string | null {
  const own = ownZone();

  return ({ start_time }) => {
    const moment = utcMoment(start_time);
    if (sameClock(zone, own, moment)) return null;
    const [day, ownDay] = [zone, own].map((place) => formatInTimeZone(moment, place, 'EEEE'));
    return `${clockTime(start_time, zone)}${day === ownDay ? '' : ` ${day}`} for ${mentor}`;
  };
}
