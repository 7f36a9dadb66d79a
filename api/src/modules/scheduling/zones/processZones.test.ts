import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { type answers, DAYS, MINUTES, ZONES } from './answers';

const PROCESS_ZONES = ['UTC', 'Europe/Sofia', 'America/New_York', 'Asia/Istanbul'];
const HOUR = 3_600_000;
type Answers = ReturnType<typeof answers>;

let notified: Answers[];

/** A process that changes its zone, and loads the rules anew in each. */
const SCRIPT = `
  const zones = ${JSON.stringify(PROCESS_ZONES)};
  console.log(JSON.stringify(zones.map((zone) => {
    process.env.TZ = zone;
    for (const file of Object.keys(require.cache)) if (/\\.ts$/.test(file)) delete require.cache[file];
    return require(${JSON.stringify(path.join(__dirname, 'answers.ts'))}).answers();
  })));`;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--require', 'tsx/cjs', '-e', SCRIPT],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  notified = JSON.parse(stdout);
});

it('runs in a process whose own zone is one of four', () => {
  // 2025-07-01 12:00 UTC in the process's local time.
  expect(notified.map(({ processZone }) => processZone[1])).toEqual([12, 15, 8, 15]);
  expect(notified.map(({ processZone }) => processZone[0])).toEqual([
    'UTC',
    'Europe/Sofia',
    'America/New_York',
    expect.stringMatching(/Istanbul$/),
  ]);
});

it.each(['instants', 'days', 'offers', 'series', 'times'] as const)(
  'returns the same %s in all of them',
  (what) => {
    const [first, ...others] = notified.map((all) => all[what]);

    expect(JSON.stringify(first).length).toBeGreaterThan(100);
    for (const other of others) expect(other).toEqual(first);
  },
);

/** Local times in a zone by Intl. */
const localTimes = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** All quarters of an hour with this local time, by trying each. */
function shownAt(zone: string, day: string, minute: number) {
  const two = (count: number) => String(count).padStart(2, '0');
  const wanted = `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const quarters = Array.from({ length: 192 }, (_, n) => noon + (n - 96) * (HOUR / 4));
  return quarters.filter((at) => localTimes.get(zone)!.format(at) === wanted);
}

const cases = ZONES.flatMap((zone) => DAYS.map((day) => ({ zone, day })));

it('matches the local times of Intl: the first of two, none in a gap', () => {
  const expected = cases.map(({ zone, day }) =>
    MINUTES.map((minute) => shownAt(zone, day, minute)[0] ?? null),
  );

  expect(notified[0]!.instants).toEqual(expected);
  // Two groups of zones in spring: 02:30 is missing in one, 03:30 in the other; Istanbul has no gap.
  expect(expected.flat().filter((at) => at === null)).toHaveLength(ZONES.length - 1);
});

it('handles days of 23 and 25 hours, and offers each of their hours once', () => {
  notified[0]!.days.forEach(({ start, end }, at) => {
    const { zone, day } = cases[at]!;
    const next = new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10);

    expect([start, end]).toEqual([shownAt(zone, day, 0)[0], shownAt(zone, next, 0)[0]]);
    const length = zone === 'Europe/Istanbul' ? 24 : { [DAYS[0]!]: 23, [DAYS[1]!]: 25 }[day];
    expect((end - start) / HOUR).toBe(length ?? 24);
    // 23 meetings begin at half past, one less if the clock skips its start.
    expect(notified[0]!.offers[at]![0]).toHaveLength(length === 23 ? 22 : 23);
  });
});
