import { asc, eq } from 'drizzle-orm';

import { occurrences, rooms } from '../db/schema';
import type { TestStartup, TestUser } from './people';
import type { TestKit } from './testApp';

/** A founder and their mentor in Istanbul with their meetings; new people and rooms for every test. */
export interface MeetingFixture {
  startup: TestStartup;
  founder: TestUser;
  mentor: TestUser & { mentorId: number };
  /** The lower id of the two rooms. */
  room: number;
}

/** @param now time of the clock when a test begins */
export function meetingFixture(kit: TestKit, now: string) {
  const fixture = {} as MeetingFixture;
  beforeEach(async () => {
    kit.clock.set(now);
    await kit.db.update(rooms).set({ active: false });
    fixture.room = await kit.room();
    await kit.room();
    fixture.startup = await kit.startup();
    fixture.founder = await kit.joins(fixture.startup);
    fixture.mentor = await kit.mentorOf(fixture.startup);
  });

  const at = (more = '') => `/my/startups/${fixture.startup.id}/meetings${more}`;
  const ofMentor = () => ({ mentor_id: fixture.mentor.mentorId });
  const slot = (start: string) => {
    const end = Date.parse(`${start.replace(' ', 'T')}Z`) + 3_600_000;
    return { start_time: start, end_time: new Date(end).toISOString(), room_id: fixture.room };
  };
  const stored = () =>
    kit.db.select().from(occurrences).where(eq(occurrences.startupId, fixture.startup.id));

  return {
    fixture,
    at,
    slots: (date: string, timezone = 'Europe/Istanbul') =>
      kit.post(at('/availability'), { ...ofMentor(), date, timezone }, { as: fixture.founder }),
    /** @param start `yyyy-MM-dd HH:mm:ss` in UTC; lasts an hour */
    book: (start: string, more: Record<string, unknown> = {}, as = fixture.founder) =>
      kit.post(at(), { ...ofMentor(), ...slot(start), recurrence: 'none', ...more }, { as }),
    move: (id: number, scope: string, start: string, as = fixture.founder) =>
      kit.post(at(`/${id}/${scope}`), slot(start), { as }),
    cancel: (id: number, scope: string, as = fixture.founder) =>
      kit.del(at(`/${id}/${scope}`), { as }),
    async upcoming() {
      const { body } = await kit.post(at('/upcoming'), ofMentor(), { as: fixture.founder });
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
