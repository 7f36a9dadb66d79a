import type { Temporal } from 'temporal-polyfill';

import { component, contentLine } from './contentLine';
import { compactLocal, inZone } from './localTime';

/** VTIMEZONE of a zone, with every change of its clock between two instants. */
export function timeZoneComponent(zone: string, from: Date, to: Date): string[] {
  const first = inZone(from, zone);
  const changes: Temporal.ZonedDateTime[] = [];
  const before = first.getTimeZoneTransition('previous');
  if (before) changes.push(before);
  for (
    let next = first.getTimeZoneTransition('next');
    next && next.epochMilliseconds <= to.getTime();
    next = next.getTimeZoneTransition('next')
  ) {
    changes.push(next);
  }
  const standard = Math.min(first.offsetNanoseconds, ...changes.map((at) => at.offsetNanoseconds));
  const rules = changes.length > 0 ? changes.flatMap(change) : always(first);
  return component('VTIMEZONE', [contentLine('TZID', zone), ...rules]);

  function change(at: Temporal.ZonedDateTime): string[] {
    const earlier = at.subtract({ nanoseconds: 1 });
    // Local time of the change, by the offset before it.
    const local = at.toPlainDateTime().subtract({
      nanoseconds: at.offsetNanoseconds - earlier.offsetNanoseconds,
    });
    const kind = at.offsetNanoseconds > standard ? 'DAYLIGHT' : 'STANDARD';
    return rule(kind, compactLocal(local), earlier.offset, at.offset);
  }
}

/** A zone without clock changes. */
const always = ({ offset }: Temporal.ZonedDateTime) =>
  rule('STANDARD', '19700101T000000', offset, offset);

function rule(kind: string, start: string, from: string, to: string): string[] {
  const compact = (offset: string) => offset.replace(/:/g, '').slice(0, 5);
  return component(kind, [
    contentLine('DTSTART', start),
    contentLine('TZOFFSETFROM', compact(from)),
    contentLine('TZOFFSETTO', compact(to)),
    contentLine('TZNAME', compact(to)),
  ]);
}
