import { mentorAssignments, mentors, mentorWindows, rooms } from '../db/schema';
import type { DbDeps } from '../deps/deps';
import type { TestStartup, TestUser } from './people';

/** Builders for tests of mentoring. */
export interface MentorBuilders {
  /** A new mentor of these startups, in Istanbul; Monday to Friday 9 to 12 and 13 to 17. */
  mentorOf(...startups: TestStartup[]): Promise<TestUser & { mentorId: number }>;
  /** @returns its id */
  room(): Promise<number>;
}

/** The week of every mentor in tests. */
const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: 9 * 60, endMinute: 12 * 60 },
  { weekday, startMinute: 13 * 60, endMinute: 17 * 60 },
]);

let count = 0;

/** @param person creates a signed-in user */
export function mentorBuilders(
  { db, clock }: DbDeps,
  person: () => Promise<TestUser>,
): MentorBuilders {
  const now = () => clock.now();

  return {
    async mentorOf(...looksAfter) {
      const user = await person();
      const record = {
        userId: user.id,
        company: 'Bosphor Labs',
        timeZone: 'Europe/Istanbul',
        createdAt: now(),
      };
      const [mentor] = await db.insert(mentors).values(record).returning();
      for (const { id } of looksAfter) {
        await db
          .insert(mentorAssignments)
          .values({ mentorId: mentor!.id, startupId: id, createdAt: now() });
      }
      await db
        .insert(mentorWindows)
        .values(WEEK.map((hours) => ({ mentorId: mentor!.id, ...hours })));
      return { ...user, mentorId: mentor!.id };
    },

    async room() {
      count += 1;
      const [room] = await db
        .insert(rooms)
        .values({ name: `Room ${count}` })
        .returning();
      return room!.id;
    },
  };
}
