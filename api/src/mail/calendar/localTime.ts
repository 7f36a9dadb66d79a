import { Temporal } from 'temporal-polyfill';

/** Local time of an instant in a zone. */
export const inZone = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);

/** `20250311T100000` */
export const compactLocal = (at: Temporal.ZonedDateTime | Temporal.PlainDateTime) =>
  at
    .toString({ smallestUnit: 'second', ...NAMELESS })
    .slice(0, 19)
    .replace(/[-:]/g, '');

/** `20250311T080000Z` */
export const compactUtc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const NAMELESS = { timeZoneName: 'never', offset: 'never' } as const;
