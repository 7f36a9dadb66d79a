import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

import { localTimeAt } from '../../scheduling/localTime';
import { parseBlock } from './parseBlock';
import type { Block } from './sieve';

/** Converts between local time and instants. */
export interface ZoneClock {
  /** The instant of a local time, in epoch milliseconds: the first of two, and shifted forward in a gap. */
  at(local: Temporal.PlainDateTime): number;
  shows(at: number): Temporal.PlainDateTime;
}

/**
 * Resolves TZIDs of a calendar to clocks. Names of the IANA database use its rules, because they are newer than those
 * in files. Other names use the rules in the file.
 * @param floating for times without a zone and for unknown names
 */
export function clocksOf(blocks: Block[], floating: ZoneClock, named?: ZoneClock) {
  const own = new Map<string, ZoneClock>();
  for (const block of blocks.filter(({ kind }) => kind === 'VTIMEZONE')) {
    const component = parseBlock(block);
    const name = component?.getFirstPropertyValue('tzid');
    if (component && typeof name === 'string') own.set(name, describedClock(component));
  }
  const known = new Map<string, ZoneClock>();
  return (name: string | undefined): ZoneClock => {
    if (name === undefined) return floating;
    const clock = known.get(name) ?? find(name) ?? named ?? floating;
    known.set(name, clock);
    return clock;
  };

  /** 'EST' has no summer time in the IANA database, but Outlook means a zone with it. */
  function find(name: string): ZoneClock | undefined {
    const place = /(?:^|\/)((?:[A-Za-z]+\/)?[A-Z][A-Za-z]+\/[A-Z][A-Za-z_+-]+)$/.exec(name)?.[1];
    return (place && placeClock(place)) || own.get(name) || placeClock(name);
  }
}

/** A clock by an IANA name; undefined for an unknown name. */
export function placeClock(zone: string): ZoneClock | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return undefined;
  }
  return {
    at: (local) => local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
    shows: (at) => localTimeAt(zone, at),
  };
}

/** A clock by the VTIMEZONE in the file. */
function describedClock(component: ICAL.Component): ZoneClock {
  const zone = new ICAL.Timezone(component);
  const offset = (local: Temporal.PlainDateTime) => zone.utcOffset(toTime(local)) * 1_000;
  const shifted = (at: number) => localTimeAt('UTC', at);
  return {
    at: (local) => local.toZonedDateTime('UTC').epochMilliseconds - offset(local),
    shows: (at) => shifted(at + offset(shifted(at + offset(shifted(at))))),
  };
}

/** Returns a time without a zone, because recurrence rules use local time. */
export const toTime = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  new ICAL.Time({ year, month, day, hour, minute, second }, ICAL.Timezone.localTimezone);

export const toLocal = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
