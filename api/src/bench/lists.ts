import { sql } from 'drizzle-orm';

import { crowd, manyUpdates } from '../testing/crowd';
import { type Figure, ratio } from './figure';
import type { BenchFixture } from './fixture';
import { shareOfDriver } from './overHttp';

const UPDATES = 5_000; // 500 pages
const FOLLOWERS = 100_000;

/** The first page of the list, written by hand for the bare driver. */
const FIRST_PAGE = {
  text: `select id, slug, name, description, startup_image, industry, stage, season_number, seasons
    from startups where published
    order by coalesce(season_number, 0) desc, search_name collate "C", id limit $1`,
  values: [13],
};

/** The cost of reading lists: compared with the driver, for late pages, and among many rows. */
export async function lists(large: BenchFixture, small: BenchFixture): Promise<Figure[]> {
  const { firstStartup } = await crowd(large.db, { startups: 40_000, followers: FOLLOWERS });
  await crowd(small.db, { startups: 40, followers: 1_000 });
  await manyUpdates(large.db, firstStartup, UPDATES);
  for (const { db } of [large, small]) await db.execute(sql`analyze`);

  const page = (fixture: BenchFixture) => () => fixture.get('/startups');
  // The name of the second startup of either database.
  const search = (fixture: BenchFixture) => () => fixture.get('/startups?search=c81e728d');
  const common = (fixture: BenchFixture) => () => fixture.get('/startups?search=cedar');
  const updates = (number: number) => () =>
    large.get(`/startups/${firstStartup}/updates?page=${number}`);

  return [
    {
      name: 'GET /startups: calls per second, of those of the bare driver',
      value: await shareOfDriver(large, '/startups', FIRST_PAGE),
      goal: '≥ 0.55',
    },
    {
      name: 'GET /startups: time with 40,000 / with 40',
      value: await ratio(page(large), page(small), 60),
      goal: '≤ 2',
    },
    {
      name: 'a search: time with 40,000 / with 40',
      value: await ratio(search(large), search(small), 60),
      goal: '≤ 5',
    },
    {
      name: 'a search that finds every tenth: time with 40,000 / with 40',
      value: await ratio(common(large), common(small), 5),
    },
    {
      name: 'updates: time of page 500 / of page 1',
      value: await ratio(updates(500), updates(1), 40),
      goal: '≤ 1.5',
    },
  ];
}
