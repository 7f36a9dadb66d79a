import { sql } from 'drizzle-orm';

import { startupsQueries } from '../modules/startups/startups.queries';
import { crowd, manyUpdates } from '../testing/crowd';
import { type Figure, ratio } from './figure';
import type { World } from './world';

const UPDATES = 5_000; // 500 pages

/** What reading lists costs: above the driver, deep down, and among many. */
export async function lists(large: World, small: World): Promise<Figure[]> {
  const { firstStartup } = await crowd(large.db, { startups: 40_000, followers: 1_000 });
  await crowd(small.db, { startups: 40, followers: 1_000 });
  await manyUpdates(large.db, firstStartup, UPDATES);
  for (const { db } of [large, small]) await db.execute(sql`analyze`);

  const query = startupsQueries(large.db).list({ seasons: [], search: '', limit: 13, offset: 0 });
  const { sql: text, params } = query.toSQL();
  const page = (world: World) => () => world.get('/startups');
  // The name of the second startup of either world.
  const search = (world: World) => () => world.get('/startups?search=c81e728d');
  const common = (world: World) => () => world.get('/startups?search=cedar');
  const updates = (number: number) => () =>
    large.get(`/startups/${firstStartup}/updates?page=${number}`);
  const driver = () => large.raw(text, params);

  return [
    {
      name: 'GET /startups: calls per second, of those of the bare driver',
      value: await ratio(driver, page(large), 100),
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
