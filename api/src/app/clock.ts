/** The source of time. Rules never ask the machine or the database. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1_000; // milliseconds, like all below
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The calendar day of an instant in UTC, `yyyy-MM-dd`. */
export const utcDay = (at: Date) => at.toISOString().slice(0, 10);
