/** The last day that the api accepts, 'yyyy-MM-dd': a later one is a typing error. */
export const LAST_DAY = '2200-12-31';

/**
 * Returns the error in the year of a typed day or local time. Browsers accept years of up to six digits. As text they
 * sort before others, and calendars do not accept them.
 */
export function yearFault(typed: string): string | undefined {
  const isTooLate = Number.parseInt(typed, 10) > Number.parseInt(LAST_DAY, 10);
  return isTooLate ? 'The year must be between 1900 and 2200.' : undefined;
}
