import { sql } from 'drizzle-orm';
import { crowd } from '../../testing/crowd';
import { type Figure, p95Ratio } from '../figure';
import type { BenchFixture } from '../fixture';

/**
 * The most frequent requests of staff: a first page in both orders, with a filter, one name, and a search with enough
 * results for a page in either database.
 */
const READS = [
  ['startups', ''],
  ['startups', '?sort=season&order=desc'],
  ['startups', '?published=yes'],
  ['startups', '?search=c81e728d'],
  ['people', ''],
  ['people', '?order=desc'],
  ['people', '?search=crowd_17%20crowd.17%40'],
  ['people', '?search=horvat'],
  ['mentors', ''],
  ['mentors', '?active=yes'],
  ['mentors', '?search=crowd_17%20crowd.17%40'],
  ['mentors', '?search=horvat'],
  ['sessions', '?order=desc'],
  ['sessions', '?when=upcoming&status=booked'],
  ['sessions', '?search=c81e728d'],
] as const;

/** The cost of reading staff tables with 40,000 rows each, compared with 40. */
export async function staffTables(large: BenchFixture, small: BenchFixture): Promise<Figure[]> {
  const asked = [];
  for (const [fixture, count] of [
    [large, 40_000],
    [small, 40],
  ] as const) {
    await fill(fixture, count);
    const as = await fixture.person({ isAdmin: true });
    asked.push((path: string) => fixture.get(path, { as }));
  }
  const figures: Figure[] = [];
  for (const [table, query] of READS) {
    const path = `/staff/${table}${query}`;
    for (const ask of asked) {
      const { status } = await ask(path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
    const [ofLarge, ofSmall] = asked;
    figures.push({
      name: `GET ${path}: p95 with 40,000 rows / with 40`,
      value: await p95Ratio(
        () => ofLarge!(path),
        () => ofSmall!(path),
        200,
      ),
      goal: '≤ 2',
    });
  }
  return figures;
}

/** The same number of startups, people, mentors and sessions, in a few statements. */
async function fill({ db, room }: BenchFixture, count: number) {
  const { firstStartup, firstFollower } = await crowd(db, { startups: count, followers: count });
  const roomId = await room();
  await db.execute(sql`
    update users set search_text = ' ana horvat ' || username || ' ' || email`);
  await db.execute(sql`
    insert into mentors (user_id, company, time_zone, created_at)
    select ${firstFollower}::int + i, 'Company ' || i % 500, 'Europe/Sofia', now()
    from generate_series(0, ${count}::int - 1) i`);
  await db.execute(sql`
    insert into mentor_assignments (mentor_id, startup_id, created_at)
    select id, ${firstStartup}::int + user_id - ${firstFollower}::int, now() from mentors`);
  // One minute each, one after the other, half of them in the past.
  await db.execute(sql`
    with made as (
      insert into schedules (startup_id, mentor_id, recurrence, created_at)
      select startup_id, mentor_id, 'none', now() from mentor_assignments
      returning id, startup_id, mentor_id)
    insert into occurrences (schedule_id, startup_id, mentor_id, room_id, starts_at, ends_at,
      original_starts_at)
    select id, startup_id, mentor_id, ${roomId}::int, at, at + interval '1 minute', at
    from made, lateral (select date_trunc('minute', now())
      + (row - ${count}::int / 2) * interval '1 minute' as at
      from (select made.startup_id - ${firstStartup}::int as row) numbered) times`);
  await db.execute(sql`analyze`);
}
