import { DAY } from '../../app/clock';
import type { Database } from '../database';
import { mentorAssignments, mentors, mentorWindows, rooms } from '../schema';
import { MENTORS } from './programme/mentors';
import type { SeededStartup } from './startups';

const ROOMS = [
  'Studio A',
  'Studio B',
  'Lighthouse',
  'Library',
  'Terrace',
  'Control room',
  'Green room',
  'Archive',
];

/** Monday to Friday, 9 to 12 and 13 to 17 (rule 5.3). */
const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: 9 * 60, endMinute: 12 * 60 },
  { weekday, startMinute: 13 * 60, endMinute: 17 * 60 },
]);

interface Mentoring {
  mentorIds: number[];
  roomIds: number[];
}

/** Mentors with their hours, assignments, and the rooms. */
export async function insertMentoring(
  db: Database,
  startups: SeededStartup[],
  idOf: (name: string) => number,
  now: Date,
): Promise<Mentoring> {
  const createdAt = new Date(now.getTime() - 100 * DAY);
  const records = MENTORS.map(({ name, company, timeZone }) => ({
    userId: idOf(name),
    company,
    timeZone,
    createdAt,
  }));
  const mentorIds = ids(await db.insert(mentors).values(records).returning({ id: mentors.id }));
  await db
    .insert(mentorWindows)
    .values(mentorIds.flatMap((mentorId) => WEEK.map((window) => ({ mentorId, ...window }))));
  await db.insert(mentorAssignments).values(
    startups.flatMap((startup, at) =>
      mentorsOf(startup, at).map((mentor, n) => ({
        mentorId: mentorIds[mentor]!,
        startupId: startup.id,
        createdAt: new Date(now.getTime() - 60 * DAY + n * DAY),
      })),
    ),
  );
  const places = ROOMS.map((name, at) => ({
    name,
    joinUrl: `https://meet.example/venture-quest-${at + 1}`,
  }));
  const roomIds = ids(await db.insert(rooms).values(places).returning({ id: rooms.id }));
  return { mentorIds, roomIds };
}

/** Zrno has Elif and Nikos, Kolo Mobility has Marko; every second one of season 2 has one of the others. */
function mentorsOf({ name, season }: SeededStartup, at: number): number[] {
  if (name === 'Zrno') return [0, 3];
  if (name === 'Kolo Mobility') return [1];
  return season === 2 ? [2 + (at % (MENTORS.length - 2))] : [];
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
