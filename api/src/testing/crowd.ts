import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';

/** Ids of the created rows: each kind is numbered without gaps from its first. */
export interface Crowd {
  firstStartup: number;
  firstFollower: number;
}

interface Size {
  startups: number;
  followers: number;
}

const STARTUPS_PER_FOLLOWED = 20;

/**
 * Fills a database in a few statements: published startups `crowd-1`, `crowd-2` …, each with a former slug
 * `old-crowd-1` …, and people, each of whom follows one of the first twentieth of the startups.
 */
export async function crowd(db: Database, { startups, followers }: Size): Promise<Crowd> {
  await db.execute(sql`
    insert into startups (slug, name, description, industry, stage, season_number, seasons,
      published, search_name, search_text, created_at)
    select 'crowd-' || i, initcap(name), 'Sensors for bees.', 'Agritech', 'seed',
      i % 3, array[i % 3], true, name, ' ' || name || ' agritech sensors for bees.', now()
    from generate_series(1, ${startups}::int) i, lateral (select
      (array['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron', 'iris', 'juniper'])
        [1 + i % 10] || ' ' || substr(md5(i::text), 1, 8) as name) named`);
  await db.execute(sql`
    insert into former_slugs (slug, startup_id, left_at)
    select 'old-' || slug, id, now() from startups where slug like 'crowd-%'`);
  const firstStartup = await first(db, sql`select id from startups where slug = 'crowd-1'`);
  await db.execute(sql`
    insert into users (name, surname, username, email, created_at)
    select 'Ana', 'Horvat', 'crowd_' || i, 'crowd.' || i || '@people.example', now()
    from generate_series(1, ${followers}::int) i`);
  const firstFollower = await first(db, sql`select id from users where username = 'crowd_1'`);
  await db.execute(sql`
    insert into startup_follows (startup_id, follower_id, created_at)
    select ${firstStartup}::int + i % (${startups}::int / ${STARTUPS_PER_FOLLOWED}::int), ${firstFollower}::int + i, now()
    from generate_series(0, ${followers}::int - 1) i`);
  return { firstStartup, firstFollower };
}

/** A long feed of one startup. */
export async function manyUpdates(db: Database, startupId: number, count: number) {
  await db.execute(sql`
    insert into startup_updates (startup_id, title, update, created_at)
    select ${startupId}::int, 'Update ' || i, 'We sold ' || i || ' sensors.', now()
    from generate_series(1, ${count}::int) i`);
}

/** Consecutive meetings of an hour each, beginning in an hour: a mentor who never sleeps. */
export async function manyMeetings(
  db: Database,
  who: { mentorId: number; startupId: number; roomId: number },
  { count, from }: { count: number; from: string },
) {
  await db.execute(sql`
    with schedule as (
      insert into schedules (startup_id, mentor_id, recurrence, created_at)
      values (${who.startupId}, ${who.mentorId}, 'none', now()) returning id)
    insert into occurrences (schedule_id, startup_id, mentor_id, room_id, starts_at, ends_at, original_starts_at)
    select schedule.id, ${who.startupId}::int, ${who.mentorId}::int, ${who.roomId}::int, at, at + interval '1 hour', at
    from schedule, generate_series(0, ${count}::int - 1) i,
      lateral (select ${from}::timestamptz + i * interval '1 hour' as at) hours`);
}

async function first(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const rows = await rowsOf<{ id: number }>(db, query);
  return rows[0]!.id;
}
