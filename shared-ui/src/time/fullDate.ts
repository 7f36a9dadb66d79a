/**
 * Formats a moment in the reader's zone, e.g. 'Tuesday 18 March 2025 at 15:00'. Not for the first render of prerendered
 * pages: the server does not know the reader's zone.
 * @param date ISO text with a zone, or a moment
 */
export function fullDate(date: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(date),
  );
}

/** Formats only the day, e.g. '21 March 2025'. @param zone IANA name; the reader's own when omitted */
export function dayName(date: string | Date, zone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(
    new Date(date),
  );
}
