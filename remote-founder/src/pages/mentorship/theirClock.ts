import type { AvailableSlot } from 'api/contract/meetings.contract';
import { clockTime, ownZone, sameClock, utcMoment } from 'shared-ui';

/**
 * How the mentor's clock reads a time, e.g. '5:00 pm for Elif'; null when it shows what the
 * reader's shows.
 * @param zone the mentor's, IANA name
 */
export function theirClock(zone: string, mentor: string): (slot: AvailableSlot) => string | null {
  return ({ start_time }) =>
    sameClock(zone, ownZone(), utcMoment(start_time))
      ? null
      : `${clockTime(start_time, zone)} for ${mentor}`;
}
