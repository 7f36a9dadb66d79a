import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';

import { MIGRATIONS } from '../../db/migrationsFolder';
import { counters, startupFollows, startups, users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { eraseUser } from '../privacy/eraseUser';

/** Rounds of steps that start at once. COUNTER_RUNS=200 takes an evening. */
const RUNS = Number(process.env.COUNTER_RUNS ?? 8);
const SEED = Number(process.env.COUNTER_SEED ?? 20_251_121);
const kit = testApp();

const stored = async () =>
  (await kit.db.select().from(counters))
    .map(({ kind, targetId, total }) => `${kind} ${targetId}: ${total}`)
    .sort();

/** The expected counters. */
async function counted(): Promise<string[]> {
  const { rows } = (await kit.db.execute(sql`
    select 'startup_follows ' || startup_id || ': ' || count(*) as line from startup_follows group by startup_id
    union all select 'user_follows ' || user_id || ': ' || count(*) from user_follows group by user_id
    union all select 'update_likes ' || update_id || ': ' || count(*) from update_likes group by update_id
  `)) as unknown as { rows: { line: string }[] };
  return rows.map(({ line }) => line).sort();
}

async function buildFixture() {
  const places = [await kit.startup(), await kit.startup()];
  const founder = await kit.joins(places[0]!);
  const posted = await kit.post(
    `/startups/${places[0]!.id}/updates`,
    { update: 'News' },
    { as: founder },
  );
  const like = `/startups/${places[0]!.id}/updates/${posted.body.data.id}/like`;
  return { places, like, people: await kit.persons(Array.from({ length: 6 }, () => ({}))) };
}

const step = fc.record({
  act: fc.constantFrom('follow', 'follow', 'unfollow', 'know', 'forget', 'like', 'unlike', 'erase'),
  who: fc.nat(5),
  what: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Fixture = Awaited<ReturnType<typeof buildFixture>>;

const erase = ({ id }: TestUser) =>
  kit.db.transaction((tx) => eraseUser({ ...kit.deps, db: tx }, id));

/** @returns the status of the response */
async function take({ places, like, people }: Fixture, { act, who, what }: Step): Promise<number> {
  const as = people[who]!;
  const place = `/startups/${places[what % places.length]!.id}`;
  const person = `/users/${people[what]!.id}`;
  if (act === 'erase') {
    const erased = await erase(as).then(
      () => 200,
      (error: { status?: number }) => error.status,
    );
    return erased ?? 500;
  }
  if (act === 'unlike') return (await kit.del(like, { as })).status;
  const paths = {
    follow: `${place}/follow`,
    unfollow: `${place}/unfollow`,
    know: `${person}/follow`,
    forget: `${person}/unfollow`,
    like,
  };
  return (await kit.post(paths[act], undefined, { as })).status;
}

describe('a counter', () => {
  it('equals the number of rows, whatever people do at the same moment', async () => {
    const rounds = fc.asyncProperty(
      fc.array(step, { minLength: 30, maxLength: 40 }),
      async (steps) => {
        const here = await buildFixture();
        const answers = await Promise.all(steps.map((each) => take(here, each)));

        expect(answers.filter((status) => status >= 500)).toEqual([]);
        expect(await stored()).toEqual(await counted());
      },
    );
    await fc.assert(rounds, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  }, 600_000);

  it('decreases when a user is deleted, and is deleted with its object', async () => {
    const { places, like, people } = await buildFixture();
    const [ana, ben] = people as [TestUser, TestUser];
    for (const at of [`/startups/${places[0]!.id}/follow`, `/users/${ben.id}/follow`, like])
      await kit.post(at, undefined, { as: ana });
    await kit.post(`/users/${ana.id}/follow`, undefined, { as: ben });

    await kit.db.delete(users).where(eq(users.id, ana.id));
    expect(await stored()).toEqual(await counted());
    await kit.db.delete(startups).where(eq(startups.id, places[0]!.id));
    await kit.db.delete(startups).where(eq(startups.id, places[1]!.id));
    expect(await stored()).toEqual(await counted());
  });

  it('starts with the rows that existed before there were counters', async () => {
    const { places, people } = await buildFixture();
    const createdAt = kit.clock.now();
    const rows = people.map(({ id }) => ({ startupId: places[1]!.id, followerId: id, createdAt }));
    await kit.db.insert(startupFollows).values(rows);
    await kit.db.delete(counters);

    const migration = readFileSync(path.join(MIGRATIONS, '0009_tallies.sql'), 'utf8');
    await kit.db.execute(migration.split('--> statement-breakpoint').at(-1)!);

    expect(await stored()).toEqual(await counted());
    expect(await stored()).toContain(`startup_follows ${places[1]!.id}: 6`);
  });
});
