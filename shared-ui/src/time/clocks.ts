import { formatInTimeZone } from 'date-fns-tz';

/** True when both zones show the same clock at that moment, whatever they are called. */
export function sameClock(one: string, other: string, at: Date): boolean {
  return offset(one, at) === offset(other, at);
}

/** True when clocks in `zone` are put forward or back between the two moments. */
export function clockChanges(zone: string, from: Date, to: Date): boolean {
  return offset(zone, from) !== offset(zone, to);
}

const offset = (zone: string, at: Date) => formatInTimeZone(at, zone, 'xxx');
