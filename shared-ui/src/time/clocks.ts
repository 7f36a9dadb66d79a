import { formatInTimeZone } from 'date-fns-tz';

import { utcMoment } from './meetingTime';

/** True when both zones have the same local time at that moment, whatever their names are. */
export function sameClock(one: string, other: string, at: Date): boolean {
  return offset(one, at) === offset(other, at);
}

/** True when daylight saving time begins or ends in `zone` between the two moments. */
export function clockChanges(zone: string, from: Date, to: Date): boolean {
  return offset(zone, from) !== offset(zone, to);
}

/**
 * Returns the meetings before which daylight saving time begins or ends in `zone`.
 * @param meetings in the order of their start
 */
export function firstAfterChange<M extends { start_time: string }>(
  zone: string,
  meetings: readonly M[],
): ReadonlySet<M> {
  const moment = (meeting: M) => utcMoment(meeting.start_time);
  const isFirst = (meeting: M, at: number) =>
    at > 0 && clockChanges(zone, moment(meetings[at - 1]!), moment(meeting));
  return new Set(meetings.filter(isFirst));
}

const offset = (zone: string, at: Date) => formatInTimeZone(at, zone, 'xxx');
