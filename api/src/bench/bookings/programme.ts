import { rooms } from '../../db/schema';
import type { TestStartup, TestUser } from '../../testing';
import type { BenchFixture } from '../fixture';

export const MENTORS = 200;
/** Four mentors share a room, one after the other on each day. */
const ROOMS = 50;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A mentor, a startup and their room; each pair has its own hour on every day. */
export interface Pair {
  startup: TestStartup;
  founder: TestUser;
  mentorId: number;
  roomId: number;
  /** UTC. */
  hour: number;
}

/** 200 mentors in Istanbul, each with a startup. */
export async function programme(fixture: BenchFixture): Promise<Pair[]> {
  const named = Array.from({ length: ROOMS }, (_, at) => ({ name: `Bench ${at}` }));
  const made = await fixture.db.insert(rooms).values(named).returning();
  return Promise.all(
    Array.from({ length: MENTORS }, async (_, at) => {
      const startup = await fixture.startup();
      const founder = await fixture.joins(startup);
      const { mentorId } = await fixture.mentorOf(startup);
      const hour = [6, 7, 10, 11][Math.floor(at / ROOMS)]!;
      return { startup, founder, mentorId, roomId: made[at % ROOMS]!.id, hour };
    }),
  );
}

/** The hour of a pair on the n-th working day, starting a week from now. */
export function slotOf({ hour }: Pair, turn: number): { start: number; end: number } {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const monday = today + (8 - ((new Date(today).getUTCDay() + 6) % 7)) * DAY - DAY;
  const start = monday + (7 * Math.floor(turn / 5) + (turn % 5)) * DAY + hour * HOUR;
  return { start, end: start + HOUR };
}
