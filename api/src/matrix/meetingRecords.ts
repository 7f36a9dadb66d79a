import {
  meetingActions,
  meetingAttendance,
  meetingFeedback,
  meetingNotes,
  meetingTopics,
  occurrences,
  schedules,
} from '../db/schema';
import type { TestKit } from '../testing';

interface Sides {
  startup: { id: number };
  meetingId: number;
  mentorId: number;
  roomId: number;
  mentor: { id: number };
  founder: { id: number };
}

/** Text that only its author may read. */
export const privateTextOf = (userId: number) => `private words of ${userId};`;

/** Text for both sides of a startup's meetings only. */
export const sharedTextOf = (startupId: number) => `shared words around ${startupId};`;

/** Creates records of a meeting by both sides, and a meeting that began a day before 11 March 2025. */
export async function meetingRecords(kit: TestKit, sides: Sides) {
  const { db, clock } = kit;
  const { startup, meetingId: occurrenceId, mentor, founder } = sides;
  const shared = sharedTextOf(startup.id);
  const written = { version: 1, writtenAt: clock.now() };
  await db
    .insert(meetingTopics)
    .values({ occurrenceId, text: shared, writtenBy: founder.id, ...written });
  for (const { id: authorId } of [mentor, founder]) {
    const secret = privateTextOf(authorId);
    await db.insert(meetingNotes).values([
      { occurrenceId, authorId, shared: true, text: shared, ...written },
      { occurrenceId, authorId, shared: false, text: secret, ...written },
    ]);
    const feedback = { usefulness: 4, comment: secret, writtenAt: clock.now() };
    await db.insert(meetingFeedback).values({ occurrenceId, authorId, ...feedback });
  }
  const item = { text: shared, ownerId: founder.id, dueOn: '2025-04-30', createdBy: mentor.id };
  const [action] = await db
    .insert(meetingActions)
    .values({ occurrenceId, ...item, ...written })
    .returning();
  return { actionId: action!.id, begunId: await begun(kit, sides) };
}

async function begun({ db, clock }: TestKit, { startup, mentorId, roomId, mentor }: Sides) {
  const between = { startupId: startup.id, mentorId };
  const startsAt = new Date('2025-03-10T06:00:00Z');
  const endsAt = new Date('2025-03-10T07:00:00Z');
  const [schedule] = await db
    .insert(schedules)
    .values({ ...between, recurrence: 'none', createdAt: clock.now() })
    .returning();
  const times = { startsAt, endsAt, originalStartsAt: startsAt };
  const [row] = await db
    .insert(occurrences)
    .values({ ...between, ...times, scheduleId: schedule!.id, roomId })
    .returning();
  const answer = {
    side: 'mentor',
    tookPlace: true,
    saidBy: mentor.id,
    saidAt: clock.now(),
  } as const;
  await db.insert(meetingAttendance).values({ occurrenceId: row!.id, ...answer });
  return row!.id;
}
