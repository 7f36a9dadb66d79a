import { sql } from 'drizzle-orm';

import type { TestStartup } from '../testing';
import { type Figure, ratio } from './figure';
import type { BenchFixture } from './fixture';

/** The cost of many followers. @param fixture already contains 100,000 people */
export async function followers(fixture: BenchFixture): Promise<Figure[]> {
  const [famous, known, quiet] = [
    await fixture.startup(),
    await fixture.startup(),
    await fixture.startup(),
  ];
  await follow(fixture, famous, 100_000);
  await follow(fixture, known, 10_000);
  await follow(fixture, quiet, 10);
  await fixture.db.execute(sql`analyze`);

  const counting =
    ({ id }: TestStartup) =>
    () =>
      fixture.get(`/startups/${id}/followers`);
  const posting = async (startup: TestStartup) => {
    const as = await fixture.joins(startup);
    return () => fixture.post(`/startups/${startup.id}/updates`, { update: 'News' }, { as });
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

const follow = ({ db }: BenchFixture, { id }: TestStartup, count: number) =>
  db.execute(sql`
    insert into startup_follows (startup_id, follower_id, created_at)
    select ${id}::int, id, now() from users order by id limit ${count}::int`);
