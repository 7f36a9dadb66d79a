import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { DAY } from '../../../app/clock';
import { meetingAttendance, occurrences, startups, users } from '../../../db/schema';
import { selectMeetingsOfParties } from '../../../modules/scheduling/selectMeetings';
import type { TodaySource } from './todaySource';

const LOOKBACK_MS = 14 * DAY;
/** Time for both sides to answer themselves. */
const ANSWER_GRACE_MS = DAY;

/** Past sessions for which neither side has answered. */
export const sessionsSource: TodaySource = {
  kind: 'sessions',
  scope: 'sessions',
  async find({ db, clock }, limit) {
    const now = clock.now().getTime();
    const since = new Date(now - LOOKBACK_MS);
    const until = new Date(now - ANSWER_GRACE_MS);
    const answered = db
      .select({ one: sql`1` })
      .from(meetingAttendance)
      .where(eq(meetingAttendance.occurrenceId, occurrences.id));
    const rows = await selectMeetingsOfParties(db, {
      id: occurrences.id,
      endsAt: occurrences.endsAt,
      startup: startups.name,
      mentor: users.name,
    })
      .where(
        and(
          eq(occurrences.status, 'booked'),
          lt(occurrences.endsAt, until),
          gt(occurrences.endsAt, since),
          // For the index of starts; no meeting is longer than a day (rule 6.7).
          lt(occurrences.startsAt, until),
          gt(occurrences.startsAt, new Date(since.getTime() - DAY)),
          notExists(answered),
        ),
      )
      .orderBy(desc(occurrences.endsAt), desc(occurrences.id))
      .limit(limit);
    return rows.map(({ id, endsAt, startup, mentor }) => ({
      id: String(id),
      name: `${startup} with ${mentor}`,
      text: 'Nobody has recorded whether it took place',
      at: endsAt.toISOString(),
      to: `/staff/sessions/${id}`,
      act: {
        name: 'meetings.outcome',
        fields: { id, outcome: 'held' },
        label: 'It took place',
      },
    }));
  },
};
