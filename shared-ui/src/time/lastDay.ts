/** The last day that the api takes, 'yyyy-MM-dd': what comes after it is a slip of the keyboard. */
export const LAST_DAY = '2200-12-31';

/**
 * What is wrong with the year of a day, or of a local time, somebody types. Browsers take years of up to six
 * digits, which sort before others as text, and are no dates to calendars.
 */
export function yearFault(typed: string): string | undefined {
  const isTooLate = Number.parseInt(typed, 10) > Number.parseInt(LAST_DAY, 10);
  return isTooLate ? 'The year must be between 1900 and 2200.' : undefined;
}
