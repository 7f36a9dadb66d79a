import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

import { wallOf } from '../../scheduling/wallClock';
import { parseBlock } from './parseBlock';
import type { Block } from './sieve';

/** The clock on a wall somewhere. */
export interface WallClock {
  /** When it shows a time: the first of two, and after a gap as much later. Epoch milliseconds. */
  at(wall: Temporal.PlainDateTime): number;
  shows(at: number): Temporal.PlainDateTime;
}

/**
 * The clocks of a calendar by their TZID. Names of the IANA database mean its rules, which are newer
 * than what programs write into files; any other name means what the file says of it.
 * @param floating for times without a zone, and for names that nobody explains
 */
export function clocksOf(blocks: Block[], floating: WallClock, named?: WallClock) {
  const own = new Map<string, WallClock>();
  for (const block of blocks.filter(({ kind }) => kind === 'VTIMEZONE')) {
    const component = parseBlock(block);
    const name = component?.getFirstPropertyValue('tzid');
    if (component && typeof name === 'string') own.set(name, describedClock(component));
  }
  const known = new Map<string, WallClock>();
  return (name: string | undefined): WallClock => {
    if (name === undefined) return floating;
    const clock = known.get(name) ?? find(name) ?? named ?? floating;
    known.set(name, clock);
    return clock;
  };

  /** 'EST' is a zone without summer time in the database, and another thing in Outlook. */
  function find(name: string): WallClock | undefined {
    const place = /(?:^|\/)((?:[A-Za-z]+\/)?[A-Z][A-Za-z]+\/[A-Z][A-Za-z_+-]+)$/.exec(name)?.[1];
    return (place && placeClock(place)) || own.get(name) || placeClock(name);
  }
}

/** By a name of the IANA database; undefined when there is no such name. */
export function placeClock(zone: string): WallClock | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return undefined;
  }
  return {
    at: (wall) => wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
    shows: (at) => wallOf(zone, at),
  };
}

/** By the rules that a file has of it. */
function describedClock(component: ICAL.Component): WallClock {
  const zone = new ICAL.Timezone(component);
  const offset = (wall: Temporal.PlainDateTime) => zone.utcOffset(toTime(wall)) * 1_000;
  const shifted = (at: number) => wallOf('UTC', at);
  return {
    at: (wall) => wall.toZonedDateTime('UTC').epochMilliseconds - offset(wall),
    shows: (at) => shifted(at + offset(shifted(at + offset(shifted(at))))),
  };
}

/** Without a zone: rules of repetition go by the clock on the wall. */
export const toTime = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  new ICAL.Time({ year, month, day, hour, minute, second }, ICAL.Timezone.localTimezone);

export const toWall = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
