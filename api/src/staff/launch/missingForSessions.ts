import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { mentors, mentorWindows, rooms, users } from '../../db/schema';
import { plural } from '../act/plural';

type Lacking = NonNullable<StaffProgramme['installation']>;

/** What a first session needs: an open room, and mentors with hours. */
export async function missingForSessions(db: Database): Promise<Lacking> {
  const found: Lacking = [];
  if ((await db.$count(rooms, eq(rooms.active, true))) === 0)
    found.push({
      text: 'No room is open, so no session can be booked.',
      change: '/staff/acts/rooms.create, or npm run admin -- rooms create',
    });
  const active = await activeMentors(db);
  const idle = active.filter(({ hasHours }) => !hasHours);
  const change = '/staff/mentors';
  if (active.length === 0) found.push({ text: 'There are no mentors yet.', change });
  if (idle.length === 1)
    found.push({
      text: `This mentor has no weekly hours, so nobody can book them: ${idle[0]!.email}`,
      change,
    });
  if (idle.length > 1)
    found.push({
      text: `${plural(idle.length, 'mentor')} have no weekly hours, so nobody can book them, such as ${idle[0]!.email}`,
      change,
    });
  return found;
}

function activeMentors(db: Database) {
  const one = { one: sql`1` };
  const hours = db.select(one).from(mentorWindows).where(eq(mentorWindows.mentorId, mentors.id));
  return db
    .select({ email: users.email, hasHours: sql<boolean>`${exists(hours)}` })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(and(eq(mentors.active, true), isNull(users.disabledAt), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
}
