import { Temporal } from 'temporal-polyfill';

import type { Database } from '../database';
import { occurrences, schedules } from '../schema';

interface Plan {
  startupId: number;
  mentorId: number;
  roomId: number;
  timeZone: string;
  recurrence: 'none' | 'weekly';
  /** ISO: 1 is Monday. */
  weekday: number;
  hour: number;
  /** Weeks from this one to the first meeting; negative if it began in the past. */
  firstWeek: number;
  meetings: number;
}

/** A schedule with constant hours in the mentor's local time, summer and winter. */
export async function insertSessions(db: Database, plans: Plan[], now: Date) {
  for (const plan of plans) {
    const { startupId, mentorId, roomId, recurrence } = plan;
    const starts = Array.from({ length: plan.meetings }, (_, week) => startOf(plan, week, now));
    const untilDay = recurrence === 'none' ? null : starts.at(-1)!.toPlainDate().toString();
    const createdAt = now;
    const [schedule] = await db
      .insert(schedules)
      .values({ startupId, mentorId, recurrence, untilDay, createdAt })
      .returning({ id: schedules.id });
    await db.insert(occurrences).values(
      starts.map((start) => {
        const startsAt = new Date(start.epochMilliseconds);
        const endsAt = new Date(start.add({ hours: 1 }).epochMilliseconds);
        return {
          scheduleId: schedule!.id,
          startupId,
          mentorId,
          roomId,
          startsAt,
          endsAt,
          originalStartsAt: startsAt,
        };
      }),
    );
  }
}

function startOf({ timeZone, weekday, hour, firstWeek }: Plan, week: number, now: Date) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const day = today.add({ days: weekday - today.dayOfWeek + 7 * (firstWeek + week) });
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) });
}
