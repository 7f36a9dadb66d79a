import type { FastifyBaseLogger } from 'fastify';

import { DAY, HOUR, MINUTE } from '../../app/clock';
import type { Deps } from '../../deps/deps';
import { type BusyCalendarRow, busyCalendarsQueries } from './busyCalendars.queries';
import { fetchCalendar, type Reading } from './fetchCalendar';
import { notifyClashes } from './notifyClashes';

/** Short enough for changes to take effect within five minutes, slow reads included. */
export const READ_INTERVAL_MS = 3.5 * MINUTE;
/** How long the last known busy times of an unreadable calendar count. Then its owner's policy decides. */
export const STALE_AFTER_MS = 6 * HOUR;
export const LEASE_MS = 2 * MINUTE;
/** Purpose of the derived key; see Keys. */
export const ADDRESS_PURPOSE = 'busy calendar';
const MAX_RETRY_DELAY_MS = HOUR;
const BATCH_SIZE = 16;

type Needed = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter' | 'calendars'>;

/** Reads the calendars that are due, and frees the hours of those that failed for too long. */
export async function readDueCalendars(deps: Needed, log?: FastifyBaseLogger): Promise<void> {
  const now = deps.clock.now();
  const calendars = busyCalendarsQueries(deps.db);
  await calendars.freeHours(new Date(now.getTime() - STALE_AFTER_MS));
  const due = await calendars.takeDue(now, new Date(now.getTime() + LEASE_MS), BATCH_SIZE);
  const reading = due.map((row) =>
    readAgain(deps, row).catch((error) =>
      log?.error(
        { err: error, mentor: row.mentorId },
        'The calendar of a mentor was not read because of a fault. It is read again later.',
      ),
    ),
  );
  await Promise.all(reading);
}

/** Reads a calendar that the caller has leased. */
export async function readAgain(deps: Needed, row: BusyCalendarRow): Promise<void> {
  const owner = await busyCalendarsQueries(deps.db).owner(row.mentorId);
  const address = deps.keys.decrypt(ADDRESS_PURPOSE, row.address) ?? '';
  const known = isRecent(row, owner.timeZone, deps.clock.now()) ? row : undefined;
  const reading = await fetchCalendar(deps, { ...owner, address, known });
  const change = changeBy(row, reading, deps.clock.now());

  await deps.db.transaction(async (tx) => {
    const calendars = busyCalendarsQueries(tx);
    const isSame = await calendars.finish(row, { ...change, timeZone: owner.timeZone });
    if (!isSame || 'problem' in reading) return;
    if ('spans' in reading) await calendars.replaceSpans(row.mentorId, reading.spans);
    await notifyClashes({ ...deps, db: tx }, { mentorId: row.mentorId, userId: owner.userId });
  });
}

/** Whether the last full read is recent. The window moves on, so each calendar is read in full once a day. */
const isRecent = ({ fullReadAt, timeZone }: BusyCalendarRow, zone: string, now: Date) =>
  timeZone === zone && now.getTime() - fullReadAt.getTime() < DAY;

function changeBy(row: BusyCalendarRow, reading: Reading, now: Date): Partial<BusyCalendarRow> {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if ('problem' in reading) {
    const failures = row.failures + 1;
    const delay = Math.max(READ_INTERVAL_MS * 2 ** (failures - 1), reading.retryAfterMs ?? 0);
    return {
      triedAt: now,
      nextReadAt: later(Math.min(delay, MAX_RETRY_DELAY_MS)),
      problem: reading.problem,
      failingSince: row.failingSince ?? now,
      failures,
      // Its hours may be freed in the meantime, so the next successful read must be a full one.
      etag: null,
      lastModified: null,
    };
  }
  const well = { triedAt: now, readAt: now, nextReadAt: later(READ_INTERVAL_MS) };
  const mended = { problem: null, failingSince: null, failures: 0 };
  if ('unchanged' in reading) return { ...well, ...mended };
  const { etag, lastModified, events } = reading;
  return { ...well, ...mended, etag, lastModified, events, fullReadAt: now };
}
