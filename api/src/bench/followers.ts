import { sql } from 'drizzle-orm';

import type { TestStartup } from '../testing';
import { type Figure, ratio } from './figure';
import type { World } from './world';

/** What it costs to have many followers. @param world already holds 100,000 people */
export async function followers(world: World): Promise<Figure[]> {
  const [famous, known, quiet] = [
    await world.startup(),
    await world.startup(),
    await world.startup(),
  ];
  await follow(world, famous, 100_000);
  await follow(world, known, 10_000);
  await follow(world, quiet, 10);
  await world.db.execute(sql`analyze`);

  const counting =
    ({ id }: TestStartup) =>
    () =>
      world.get(`/startups/${id}/followers`);
  const posting = async (startup: TestStartup) => {
    const as = await world.joins(startup);
    return () => world.post(`/startups/${startup.id}/updates`, { update: 'News' }, { as });
  };
  return [
    {
      name: 'followers: time to count 100,000 / 10',
      value: await ratio(counting(famous), counting(quiet), 40),
      goal: '≤ 3',
    },
    {
      name: 'an update: time to post it to 10,000 followers / to 10',
      value: await ratio(await posting(known), await posting(quiet), 40),
      goal: '≤ 1.2',
    },
  ];
}

const follow = ({ db }: World, { id }: TestStartup, count: number) =>
  db.execute(sql`
    insert into startup_follows (startup_id, follower_id, created_at)
    select ${id}::int, id, now() from users order by id limit ${count}::int`);
