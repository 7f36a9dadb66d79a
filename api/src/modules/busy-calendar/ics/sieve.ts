/** A component of a calendar, without what is nobody's business here. */
export interface Block {
  kind: 'VEVENT' | 'VFREEBUSY' | 'VTIMEZONE';
  lines: string[];
}

interface Sieved {
  blocks: Block[];
  /** Properties of the calendar itself by their names. */
  head: Map<string, string>;
}

const COMPONENTS = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE'];
/** Only what says when somebody is busy: titles, places and descriptions are never read. */
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
const MAX_LINE_LENGTH = 20_000; // folded lines put together; an EXDATE may be long

/**
 * Takes a text apart into the components that say when somebody is busy. Lines that are no property
 * are left out: programs write such, and one of them must not cost the rest.
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

/** An alarm within an event has times of its own; what is within a time zone belongs to it. */
const isOf = ({ kind }: Block, open: string[]) => kind === 'VTIMEZONE' || open.at(-1) === kind;

/** Long lines are folded: the rest of one begins with a space. */
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
