import { desc, eq } from 'drizzle-orm';
import { startups } from '../../../db/schema';
import type { TodaySource } from './todaySource';

/** Startups that nobody but their team sees. */
export const draftsSource: TodaySource = {
  kind: 'drafts',
  scope: 'programme',
  async find({ db }, limit) {
    const rows = await db
      .select({ id: startups.id, slug: startups.slug, name: startups.name })
      .from(startups)
      .where(eq(startups.published, false))
      .orderBy(desc(startups.id))
      .limit(limit);
    return rows.map(({ id, slug, name }) => ({
      id: String(id),
      name,
      text: 'Not published',
      at: null,
      to: `/staff/startups/${id}`,
      act: { name: 'startups.publish', fields: { startup: slug }, label: 'Publish' },
    }));
  },
};
