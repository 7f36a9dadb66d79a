const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** An interval of ISO 8601: its start and its end. */
const ISO_INTERVAL = /^(\d{4}-\d\d-\d\dT[^/]+)\/(\d{4}-\d\d-\d\dT[^/]+)$/;

/** Names of facts whose numbers are identifiers, not amounts: 'id', 'mail id', 'season', 'Version'. */
const IDENTIFIER_NAME = /\b(id|number|season|version)s?$/i;

/**
 * Formats a fact for people: yes and no, a list with commas, a time in the reader's zone, '1,445'.
 * @param name of the fact
 */
export function factText(value: unknown, name = ''): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return IDENTIFIER_NAME.test(name) ? String(value) : value.toLocaleString('en');
  if (typeof value === 'string') return timeText(value);
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => factText(one, name)).join(', ');
  return JSON.stringify(value);
}

function timeText(text: string): string {
  const [, start, end] = ISO_INTERVAL.exec(text) ?? [];
  if (start && end) return `${momentText(start)} to ${momentText(end)}`;
  return ISO_TIME.test(text) ? momentText(text) : text;
}

function momentText(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
