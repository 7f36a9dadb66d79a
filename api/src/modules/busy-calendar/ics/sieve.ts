/** A component of a calendar, reduced to the properties that are needed. */
export interface Block {
  kind: 'VEVENT' | 'VFREEBUSY' | 'VTIMEZONE';
  lines: string[];
}

interface Sieved {
  blocks: Block[];
  /** Properties of the calendar itself, by name. */
  head: Map<string, string>;
}

const COMPONENTS = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE'];
/** Properties that say when somebody is busy. Titles, places and descriptions are never read. */
const NEEDED_PROPERTIES = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'TRANSP',
  'STATUS',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'ATTENDEE',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'BEGIN',
  'END',
]);
const MAX_LINE_LENGTH = 20_000; // of an unfolded line; an EXDATE may be long

/**
 * Splits a text into the components that say when somebody is busy. It skips lines that are no property, because some
 * programs write them and the rest is still valid.
 * @returns undefined when the text is no calendar
 */
export function sieve(text: string): Sieved | undefined {
  const blocks: Block[] = [];
  const head = new Map<string, string>();
  const open: string[] = [];
  let block: Block | undefined;
  let isCalendar = false;

  for (const line of unfold(text)) {
    const [, name = '', rest = ''] = /^([A-Za-z0-9-]+)([;:].*)$/s.exec(line) ?? [];
    const property = name.toUpperCase();
    const component = rest.slice(1).trim().toUpperCase();
    if (property === 'BEGIN') {
      open.push(component);
      if (component === 'VCALENDAR') isCalendar = true;
      else if (block === undefined && COMPONENTS.includes(component))
        block = { kind: component as Block['kind'], lines: [] };
    }
    if (block && NEEDED_PROPERTIES.has(property) && isOf(block, open))
      block.lines.push(property + rest);
    else if (open.length === 1 && property.startsWith('X-WR-')) head.set(property, rest.slice(1));
    if (property === 'END') {
      open.pop();
      if (block && component === block.kind) {
        blocks.push(block);
        block = undefined;
      }
    }
  }
  return isCalendar ? { blocks, head } : undefined;
}

/**
 * Skips components nested in an event, such as an alarm, which has its own times. Components nested in a VTIMEZONE
 * belong to it.
 */
const isOf = ({ kind }: Block, open: string[]) => kind === 'VTIMEZONE' || open.at(-1) === kind;

/** Joins folded lines: a continuation begins with a space. */
function* unfold(text: string): Generator<string> {
  let current = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line) && current !== '') {
      if (current.length < MAX_LINE_LENGTH) current += line.slice(1);
      continue;
    }
    if (current !== '') yield current;
    current = line;
  }
  if (current !== '') yield current;
}
