import { sql } from 'drizzle-orm';

import { DAY, HOUR, utcDay } from '../../app/clock';
import type { Database } from '../database';
import { profileViewDays, startupUpdates } from '../schema';
import { ZRNO_AGES, ZRNO_FOLLOWERS, ZRNO_LIKES, ZRNO_VIEWS } from './programme/zrno';
import type { SeededStartup } from './startups';

/** Followers, views, updates and likes of all startups. */
export async function insertActivity(
  db: Database,
  startups: SeededStartup[],
  idOf: (name: string) => number,
  now: Date,
) {
  for (const startup of startups.filter(({ published }) => published)) {
    const counts = countsOf(startup);
    await insertFollowers(db, startup.id, counts.followers, now);
    await db.insert(profileViewDays).values(viewDays(startup.id, counts.views, now));
  }
  await insertUpdates(db, startups, idOf, now);
}

/** Deterministic by name; season 1 has had a year longer. */
function countsOf({ name, season }: SeededStartup) {
  if (name === 'Zrno') return { followers: ZRNO_FOLLOWERS, views: ZRNO_VIEWS };
  const luck = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 977, 7);
  const followers = 60 + (luck % 700) + (season === 1 ? 240 : 0);
  return { followers, views: followers * 7 + (luck % 90) };
}

async function insertFollowers(db: Database, startupId: number, followers: number, now: Date) {
  await db.execute(sql`
    insert into startup_follows (startup_id, follower_id, created_at)
    select ${startupId}, id, ${now.toISOString()}::timestamptz - (abs(hashtext(id || 'f')) % 100 + 1) * interval '1 day'
    from users order by md5(id || ':' || ${startupId}::int), id limit ${followers}`);
}

/** Distributed over sixty days, with more views recently. */
function viewDays(profileId: number, views: number, now: Date) {
  const days = 60;
  const weight = (days * (days + 1)) / 2;
  const rows = Array.from({ length: days }, (_, at) => ({
    profileId,
    day: utcDay(new Date(now.getTime() - (days - 1 - at) * DAY)),
    views: Math.floor((views * (at + 1)) / weight),
  }));
  rows[days - 1]!.views += views - rows.reduce((sum, row) => sum + row.views, 0);
  return rows;
}

/** Ids increase with time, so rows are inserted from old to new. */
async function insertUpdates(
  db: Database,
  startups: SeededStartup[],
  idOf: (name: string) => number,
  now: Date,
) {
  const rows = startups.flatMap(({ id, name, updates, founders }) =>
    updates.map((update, at) => ({
      startupId: id,
      authorId: idOf(founders[0]!.name),
      title: 'Update',
      update,
      createdAt: new Date(now.getTime() - ageOf(name, updates.length - 1 - at) * HOUR),
      likes: likesOf(name, update, updates.length - 1 - at),
    })),
  );
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = await db.insert(startupUpdates).values(rows).returning({ id: startupUpdates.id });
  const wanted = sql.join(
    ids.map(({ id }, at) => sql`(${id}::int, ${rows[at]!.likes}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    insert into update_likes (update_id, user_id, created_at)
    select u.id, f.id, u.created_at from (values ${wanted}) as w (update_id, likes)
    join startup_updates u on u.id = w.update_id
    cross join lateral (select id from users order by md5(id || '+' || u.id), id limit w.likes) f`);
}

/** @param back 0 for the newest @returns hours before now */
function ageOf(name: string, back: number): number {
  const known = name === 'Zrno' ? ZRNO_AGES[ZRNO_AGES.length - 1 - back] : undefined;
  return known ?? 9 * 24 + back * 7 * 24 + ((name.length * 5) % 60);
}

function likesOf(name: string, text: string, back: number): number {
  const known = name === 'Zrno' ? ZRNO_LIKES[ZRNO_LIKES.length - 1 - back] : undefined;
  return known ?? 8 + (text.length % 47);
}
