const DAY = 86_400_000; // ms

/** The day this many days from now, in UTC, e.g. `2026-03-01`. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
