import { z } from 'zod';

/** An IANA time zone such as Europe/Sofia. */
export const timeZone = (help: string) =>
  z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Sofia').describe(help);

function isTimeZone(name: string): boolean {
  try {
    // Intl accepts an offset such as +02:00, but it has no summer time.
    return !/^[+-]/.test(name) && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
