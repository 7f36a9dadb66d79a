import { overlaps, type Span } from '../../scheduling/localTime';
import { clocksOf, placeClock } from './clocks';
import { type Budget, datesOf, MAX_DATES_PER_CALENDAR } from './expand';
import { mergeSpans } from './mergeSpans';
import { isMoment, type Moment, momentsOf } from './moments';
import { parseBlock } from './parseBlock';
import { type CalendarEvent, type Reader, readEvent } from './readEvent';
import { type Block, sieve } from './sieve';

/** Whose calendar it is, and how its times are read. */
export interface CalendarOwner {
  /** IANA zone for dates and times without a zone. */
  timeZone: string;
  email: string;
  /** Host in our own calendar entries: meetings booked here are left out. */
  ownHost: string;
}

/** The result of reading a calendar. Nothing else leaves the process that reads it. */
export interface BusyTimes {
  /** Sorted, without overlaps. */
  spans: Span[];
  /** Number of event dates that the spans come from. */
  events: number;
}

/**
 * Returns the busy times in somebody's calendar.
 * @returns undefined when the text is no calendar
 * @throws TooManyDates
 */
export function busyTimes(text: string, window: Span, owner: CalendarOwner): BusyTimes | undefined {
  const sieved = sieve(text);
  if (!sieved) return undefined;
  const { blocks, head } = sieved;
  const floating = placeClock(owner.timeZone)!;
  const reader: Reader = {
    clockOf: clocksOf(blocks, floating, placeClock(head.get('X-WR-TIMEZONE')?.trim() ?? '')),
    owners: [owner.email, head.get('X-WR-CALNAME') ?? ''].map((one) => one.trim().toLowerCase()),
  };
  const spans = [...datesOfEvents(), ...periodsOf(blocks, reader)].filter((span) =>
    overlaps(span, window),
  );
  return { spans: mergeSpans(spans, window), events: spans.length };

  function datesOfEvents(): Span[] {
    const events = eventsOf(blocks, reader);
    const replaced = new Map<string, Moment[]>();
    for (const { uid, replaces } of events)
      if (replaces) replaced.set(uid, [...(replaced.get(uid) ?? []), replaces]);
    const budget: Budget = { dates: MAX_DATES_PER_CALENDAR };
    return events
      .filter(({ isBusy, uid }) => isBusy && !isOurs(uid, owner.ownHost))
      .flatMap((event) => {
        const others = event.replaces ? [] : (replaced.get(event.uid) ?? []);
        return datesOf(event, { window, budget, replaced: others });
      });
  }
}

/** Skips events that cannot be read. */
function eventsOf(blocks: Block[], reader: Reader): CalendarEvent[] {
  return blocks.flatMap((block) => {
    const component = block.kind === 'VEVENT' ? parseBlock(block) : undefined;
    if (!component) return [];
    try {
      return readEvent(component, reader) ?? [];
    } catch {
      return [];
    }
  });
}

/** FREEBUSY periods, for calendars that publish nothing else. */
function periodsOf(blocks: Block[], { clockOf }: Reader): Span[] {
  return blocks.flatMap((block) => {
    const component = block.kind === 'VFREEBUSY' ? parseBlock(block) : undefined;
    if (!component) return [];
    for (const property of component.getAllProperties('freebusy'))
      if (property.getFirstParameter('fbtype') === 'FREE') component.removeProperty(property);
    return momentsOf(component, 'freebusy', clockOf).filter((one): one is Span => !isMoment(one));
  });
}

const isOurs = (uid: string, host: string) =>
  /^(schedule|meeting)-\d+@/.test(uid) && uid.endsWith(`@${host}`);
