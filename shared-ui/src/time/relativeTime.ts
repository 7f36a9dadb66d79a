const SECOND = 1000; // milliseconds
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * Formats the time since a moment, e.g. '2 minutes 14 seconds ago' (rule 3.32). Within the hour, minutes have seconds;
 * beyond it, one unit is enough.
 * @param date ISO text with a zone, or a moment; a future moment counts as just now
 * @param now milliseconds since 1970
 */
export function relativeTime(date: string | Date, now: number): string {
  const past = Math.max(SECOND, now - new Date(date).getTime());
  if (Number.isNaN(past)) return '';
  if (past < MINUTE) return `${amount(past, SECOND, 'second')} ago`;
  if (past < HOUR) {
    const rest = past % MINUTE;
    const seconds = rest < SECOND ? '' : ` ${amount(rest, SECOND, 'second')}`;
    return `${amount(past, MINUTE, 'minute')}${seconds} ago`;
  }
  if (past < DAY) return `${amount(past, HOUR, 'hour')} ago`;
  if (past < MONTH) return `${amount(past, DAY, 'day')} ago`;
  if (past < YEAR) return `${amount(past, MONTH, 'month')} ago`;
  return `${amount(past, YEAR, 'year')} ago`;
}

function amount(past: number, unit: number, word: string): string {
  const count = Math.floor(past / unit);
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
