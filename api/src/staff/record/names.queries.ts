import { fullName } from 'contract/full-name';
import type { SubjectKind } from 'contract/wire/staff.contract';
import { asc, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { escapeLike } from '../../db/escapeLike';
import { rooms, startups, users } from '../../db/schema';

/** A search with more matches of a kind is too broad to filter by them. */
const MAX_NAMES = 200;

export function namesQueries(db: Database) {
  const { id, name, surname } = users;

  return {
    /** Current names; an erased person is a former member. */
    async of(kind: SubjectKind, ids: number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map();
      const rows = await {
        user: async () => {
          const people = db.select({ id, name, surname }).from(users);
          const found = await people.where(inArray(id, ids));
          return found.map((one) => ({ id: one.id, name: fullName(one) }));
        },
        startup: () => db.select().from(startups).where(inArray(startups.id, ids)),
        room: () => db.select().from(rooms).where(inArray(rooms.id, ids)),
        meeting: async () => ids.map((id) => ({ id, name: `Meeting ${id}` })),
        letter: async () => ids.map((id) => ({ id, name: `Letter ${id}` })),
        message: async () => ids.map((id) => ({ id, name: `Message ${id}` })),
        import: async () => ids.map((id) => ({ id, name: `Import ${id}` })),
        mail: async () => ids.map((id) => ({ id, name: `Mail ${id}` })),
      }[kind]();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Ids of people whose name, username or address contains a text. */
    async people(text: string): Promise<number[]> {
      const pattern = `%${escapeLike(text)}%`;
      const has = (column: unknown) => sql`${column} ilike ${pattern}`;
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(or(has(sql`${name} || ' ' || ${surname}`), has(users.username), has(users.email)))
        .orderBy(asc(users.id))
        .limit(MAX_NAMES);
      return rows.map(({ id }) => id);
    },

    /** Ids of startups whose name or slug contains a text. */
    async startups(text: string): Promise<number[]> {
      const pattern = `%${escapeLike(text)}%`;
      const rows = await db
        .select({ id: startups.id })
        .from(startups)
        .where(sql`${startups.name} ilike ${pattern} or ${startups.slug} ilike ${pattern}`)
        .orderBy(asc(startups.id))
        .limit(MAX_NAMES);
      return rows.map(({ id }) => id);
    },
  };
}
