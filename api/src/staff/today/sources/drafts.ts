import type { TodayItem } from 'contract/wire/today.contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { acts, startups } from '../../../db/schema';
import { programmeQueries } from '../../../modules/programme/programme.queries';
import { differencesBetween } from '../../acts/programme/differences';
import type { TodaySource } from './todaySource';

/** A programme that was never published, or a draft that differs from the published one; and unpublished startups. */
export const draftsSource: TodaySource = {
  kind: 'drafts',
  scope: 'programme',
  async find({ db }, limit) {
    const rows = await db
      .select({ id: startups.id, slug: startups.slug, name: startups.name })
      .from(startups)
      .where(and(eq(startups.published, false), sql`not ${isWithdrawn}`))
      .orderBy(desc(startups.id))
      .limit(limit);
    const waiting = rows.map(({ id, slug, name }) => ({
      id: String(id),
      name,
      text: 'Not published',
      at: null,
      to: `/staff/startups/${id}`,
      act: { name: 'startups.publish', fields: { startup: slug }, label: 'Publish' },
    }));
    return [...(await draftOfProgramme(db)), ...waiting].slice(0, limit);
  },
};

/** Withdrawn, and neither published nor put in a season since: nobody waits for it (rule 11.31). */
const isWithdrawn: SQL<boolean> = sql`coalesce((
  select ${acts.act} = 'startups.withdraw' from ${acts}
  where ${acts.subjects} @> array['startup:' || ${startups.id}]
    and ${acts.act} in ('startups.withdraw', 'startups.publish', 'startups.season')
  order by ${acts.id} desc limit 1
), false)`;

/** The first task in a new installation. */
const NOTHING_PUBLISHED: TodayItem = {
  id: 'programme',
  name: 'Programme',
  text: 'Nothing is published yet. Fill it in and publish it.',
  at: null,
  to: '/staff/programme',
  act: null,
};

async function draftOfProgramme(db: Database): Promise<TodayItem[]> {
  const programme = programmeQueries(db);
  const draft = await programme.draft();
  if (!draft) return (await programme.versions()).length > 0 ? [] : [NOTHING_PUBLISHED];
  const places = differencesBetween(await programme.published(), draft.content).length;
  if (places === 0) return [];
  return [
    {
      id: 'programme',
      name: 'Programme',
      text: `Draft with changes in ${places} ${places === 1 ? 'place' : 'places'}`,
      at: draft.editedAt.toISOString(),
      to: '/staff/programme',
      act: null,
    },
  ];
}
