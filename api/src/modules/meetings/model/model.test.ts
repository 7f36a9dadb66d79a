import { asc } from 'drizzle-orm';
import fc from 'fast-check';

import { occurrences } from '../../../db/schema';
import { testApp } from '../../../testing';
import { feedServer } from '../../../testing/feedServer';
import { rounds } from '../../../testing/rounds';
import { type Company, clear, makeCompany } from './company';
import { HOUR } from './meeting';
import { Calendar } from './model';
import { overlaps } from './overlaps';
import { player } from './player';
import { Proposals } from './proposals';
import { step } from './steps';

/** Runs of 50 steps each; MODEL_RUNS=100 makes the 5,000 of an evening. */
const RUNS = rounds('MODEL_RUNS', { embedded: 5, server: 20 });
/** The same steps in every run; another seed gives other steps. */
const SEED = Number(process.env.MODEL_SEED ?? 20_250_115);

// A week before the clocks of New York change, four before those of Sofia.
const NOW = '2025-03-03T05:00:00Z';
const kit = testApp({ now: NOW });
const server = feedServer();

let company: Company;

beforeAll(async () => {
  company = await makeCompany(kit);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
});

beforeEach(() => kit.clock.set(NOW));

it('books, moves, proposes and cancels as a simple model does', async () => {
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      kit.clock.set(NOW);
      await clear(kit, company, server);
      const calendar = new Calendar(kit.clock.now().getTime(), company.rooms);
      const play = player({ kit, company, calendar, proposals: new Proposals(calendar) });
      for (const [n, next] of steps.entries()) {
        // Ten days at most, so no session expires for being idle.
        if (next.act === 'wait' && calendar.now >= Date.parse(NOW) + 240 * HOUR) continue;
        const pair = await play(next);
        if (!pair) continue;
        const [api, model] = pair;
        expect([n, next.act, api]).toEqual([n, next.act, model]);
        const how = `${next.act} ${typeof api === 'number' ? api : ''}`;
        taken.set(how, (taken.get(how) ?? 0) + 1);
      }
      expect(await stored()).toEqual(rowsOf(calendar));
      expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
    }),
    // No shrinking: the failed sequence of fifty steps is enough.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  if (process.env.MODEL_RUNS) console.info(Object.fromEntries([...taken].sort()));
  // Steps that never succeed would prove nothing.
  const done = ['book 201', 'move 200', 'cancel 200', 'propose 200', 'accept 200', 'keep 200'];
  for (const how of done) expect([how, taken.get(how) ?? 0]).not.toEqual([how, 0]);
}, 3_600_000);

const rowsOf = ({ meetings }: Calendar) =>
  meetings.map(({ startup, mentor, room, start, original, cancelled }) => [
    startup,
    mentor.id,
    room,
    start,
    original,
    cancelled,
  ]);

async function stored() {
  const rows = await kit.db.select().from(occurrences).orderBy(asc(occurrences.id));
  return rows.map(({ startupId, mentorId, roomId, startsAt, originalStartsAt, status }) => [
    startupId,
    mentorId,
    roomId,
    startsAt.getTime(),
    originalStartsAt.getTime(),
    status === 'cancelled',
  ]);
}
