import { asc, eq } from 'drizzle-orm';

import { occurrences, rooms } from '../db/schema';
import type { TestStartup, TestUser } from './people';
import type { TestKit } from './testApp';

/** Where a founder and their mentor in Istanbul meet; new people and rooms for every test. */
export interface MeetingDesk {
  startup: TestStartup;
  founder: TestUser;
  mentor: TestUser & { mentorId: number };
  /** The lower of the two rooms there are. */
  room: number;
}

/** @param now where the clock stands when a test begins */
export function meetingDesk(kit: TestKit, now: string) {
  const desk = {} as MeetingDesk;
  beforeEach(async () => {
    kit.clock.set(now);
    await kit.db.update(rooms).set({ active: false });
    desk.room = await kit.room();
    await kit.room();
    desk.startup = await kit.startup();
    desk.founder = await kit.joins(desk.startup);
    desk.mentor = await kit.mentorOf(desk.startup);
  });

  const at = (more = '') => `/my/startups/${desk.startup.id}/meetings${more}`;
  const ofMentor = () => ({ mentor_id: desk.mentor.mentorId });
  const slot = (start: string) => {
    const end = Date.parse(`${start.replace(' ', 'T')}Z`) + 3_600_000;
    return { start_time: start, end_time: new Date(end).toISOString(), room_id: desk.room };
  };
  const stored = () =>
    kit.db.select().from(occurrences).where(eq(occurrences.startupId, desk.startup.id));

  return {
    desk,
    at,
    slots: (date: string, timezone = 'Europe/Istanbul') =>
      kit.post(at('/availability'), { ...ofMentor(), date, timezone }, { as: desk.founder }),
    /** @param start `yyyy-MM-dd HH:mm:ss` in UTC; lasts an hour */
    book: (start: string, more: Record<string, unknown> = {}, as = desk.founder) =>
      kit.post(at(), { ...ofMentor(), ...slot(start), recurrence: 'none', ...more }, { as }),
    move: (id: number, scope: string, start: string, as = desk.founder) =>
      kit.post(at(`/${id}/${scope}`), slot(start), { as }),
    cancel: (id: number, scope: string, as = desk.founder) =>
      kit.del(at(`/${id}/${scope}`), { as }),
    async upcoming() {
      const { body } = await kit.post(at('/upcoming'), ofMentor(), { as: desk.founder });
      return body.meetings;
    },
    /** Ids in the order of booking. */
    async ids() {
      return (await stored().orderBy(asc(occurrences.id))).map(({ id }) => id);
    },
    /** All meetings as `03-18T06`, in UTC, with an `x` for cancelled ones. */
    async calendar() {
      const rows = await stored().orderBy(asc(occurrences.startsAt), asc(occurrences.id));
      const mark = (status: string) => (status === 'cancelled' ? 'x' : '');
      return rows.map(({ startsAt, status }) => startsAt.toISOString().slice(5, 13) + mark(status));
    },
  };
}
