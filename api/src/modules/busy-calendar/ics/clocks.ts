import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

import { localTimeAt } from '../../scheduling/localTime';
import { parseBlock } from './parseBlock';
import type { Block } from './sieve';

/** The clock of a place. */
export interface ZoneClock {
  /** When it shows a time: the first of two, and after a gap as much later. Epoch milliseconds. */
  at(local: Temporal.PlainDateTime): number;
  shows(at: number): Temporal.PlainDateTime;
}

/**
 * The clocks of a calendar by their TZID. Names of the IANA database mean its rules, which are newer
 * than what programs write into files; any other name means what the file says of it.
 * @param floating for times without a zone, and for names that nobody explains
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

  /** 'EST' is a zone without summer time in the database, and another thing in Outlook. */
  function find(name: string): ZoneClock | undefined {
    const place = /(?:^|\/)((?:[A-Za-z]+\/)?[A-Z][A-Za-z]+\/[A-Z][A-Za-z_+-]+)$/.exec(name)?.[1];
    return (place && placeClock(place)) || own.get(name) || placeClock(name);
  }
}

/** By a name of the IANA database; undefined when there is no such name. */
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

/** By the rules that a file has of it. */
function describedClock(component: ICAL.Component): ZoneClock {
  const zone = new ICAL.Timezone(component);
  const offset = (local: Temporal.PlainDateTime) => zone.utcOffset(toTime(local)) * 1_000;
  const shifted = (at: number) => localTimeAt('UTC', at);
  return {
    at: (local) => local.toZonedDateTime('UTC').epochMilliseconds - offset(local),
    shows: (at) => shifted(at + offset(shifted(at + offset(shifted(at))))),
  };
}

/** Without a zone: rules of repetition go by local time. */
export const toTime = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  new ICAL.Time({ year, month, day, hour, minute, second }, ICAL.Timezone.localTimezone);

export const toLocal = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
