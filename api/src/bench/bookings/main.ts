import type { Figure } from '../figure';
import { type BenchFixture, openBenchFixture } from '../fixture';
import { printFigures } from '../printFigures';
import { distantServer } from './distantServer';
import { locksOnDays } from './locksOnDays';
import { MENTORS, type Pair, programme, slotOf } from './programme';

/** Connections of twenty processes. */
const CONNECTIONS = 200;
/** Round-trip times of statements, in milliseconds. */
const ROUND_TRIPS = (process.env.BOOKING_ROUND_TRIPS ?? '0,20').split(',').map(Number);
const url = process.env.DATABASE_URL;

/** Prints the number of bookings per second by 200 mentors at once, as JSON. */
printFigures(async () => {
  if (!url) throw new Error('Set DATABASE_URL: the embedded database has one connection.');
  const figures: Figure[] = [];
  for (const roundTripMs of ROUND_TRIPS) {
    const before = await measure(roundTripMs, 1, locksOnDays);
    const now = await measure(roundTripMs, 4);
    const name = `bookings a second, statements travel ${roundTripMs} ms`;
    figures.push(
      { name: `${name}, with locks on days`, value: before },
      { name, value: now },
      {
        name: 'the second / the first',
        value: now / before,
        goal: roundTripMs ? '≥ 20' : undefined,
      },
    );
  }
  return { on: 'PostgreSQL', figures };
});

/** @returns bookings per second, of all mentors together */
async function measure(
  roundTripMs: number,
  rounds: number,
  prepare?: (db: BenchFixture['db']) => Promise<void>,
): Promise<number> {
  const connect = distantServer({ roundTripMs, connections: CONNECTIONS });
  const fixture = await openBenchFixture(url, `bookings_${roundTripMs}`, connect);
  try {
    const pairs = await programme(fixture);
    const everybody = (turn: number) => Promise.all(pairs.map((pair) => book(fixture, pair, turn)));
    // Once to warm up, so that every connection is open.
    await everybody(0);
    await prepare?.(fixture.db);
    const began = performance.now();
    for (let turn = 1; turn <= rounds; turn += 1) await everybody(turn);
    return (MENTORS * rounds * 1_000) / (performance.now() - began);
  } finally {
    await fixture.close();
  }
}

async function book(fixture: BenchFixture, pair: Pair, turn: number) {
  const { start, end } = slotOf(pair, turn);
  const form = {
    mentor_id: pair.mentorId,
    room_id: pair.roomId,
    start_time: new Date(start).toISOString(),
    end_time: new Date(end).toISOString(),
    recurrence: 'none',
  };
  const path = `/my/startups/${pair.startup.id}/meetings`;
  const { status, body } = await fixture.post(path, form, { as: pair.founder });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
}
