import { fullName } from 'contract/full-name';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import type { Deps } from '../../deps/deps';
import { latinVariants } from '../../modules/startups/latin';

/** Small enough to index during a request; there are more only after an update of the api. */
const BATCH_SIZE = 200;

/** People by normalized name; the same expression as in the index `users_by_name`. */
export const NAME_ORDER = sql`(coalesce(left(${users.searchText}, 100), '') collate "C")`;

type Named = Pick<typeof users.$inferSelect, 'name' | 'surname' | 'username' | 'email'>;

/** The search text of a person. It is normalized here, because the database's result depends on its collation. */
const searchTextOf = (person: Named) =>
  latinVariants(`${fullName(person)} ${person.username} ${person.email}`)
    .map((text) => ` ${text}`)
    .join('');

/**
 * Writes missing search texts: a trigger resets them whenever a name or an address changes, so other code need not.
 * @returns the number of people
 */
export async function indexNewPeople(db: Database): Promise<number> {
  const { id, name, surname, username, email, searchText, deletedAt } = users;
  const rows = await db
    .select({ id, name, surname, username, email })
    .from(users)
    .where(and(isNull(searchText), isNull(deletedAt)))
    .orderBy(asc(id))
    .limit(BATCH_SIZE);
  for (const row of rows) {
    const unchanged = and(
      eq(id, row.id),
      eq(name, row.name),
      eq(surname, row.surname),
      eq(username, row.username),
      eq(email, row.email),
    );
    await db
      .update(users)
      .set({ searchText: searchTextOf(row) })
      .where(unchanged);
  }
  return rows.length;
}

/** All people, for example after an update of the api. */
export async function indexPeople({ db }: Pick<Deps, 'db'>): Promise<void> {
  while ((await indexNewPeople(db)) === BATCH_SIZE);
}
