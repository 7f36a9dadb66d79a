import type { ImportKind } from 'contract/wire/imports.contract';
import { and, asc, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { first } from '../../../db/rows';
import { importedThings, imports, users } from '../../../db/schema';

type NewThing = Omit<typeof importedThings.$inferInsert, 'importId'>;
export type ImportRow = typeof imports.$inferSelect;
export type ImportedThing = typeof importedThings.$inferSelect;

/** More than anybody imports in a day. */
const MAX_LISTED_IMPORTS = 100;

export function importsQueries(db: Database) {
  return {
    /** @returns the id of the import */
    async insert(row: typeof imports.$inferInsert, things: NewThing[]): Promise<number> {
      const [made] = await db.insert(imports).values(row).returning({ id: imports.id });
      const rows = things.map((thing) => ({ ...thing, importId: made!.id }));
      if (rows.length > 0) await db.insert(importedThings).values(rows);
      return made!.id;
    },

    /** Locks the import until the transaction ends, so that it is undone once. */
    async hold(id: number, kinds: readonly ImportKind[]): Promise<ImportRow | undefined> {
      const theirs = and(eq(imports.id, id), inArray(imports.what, [...kinds]));
      return first(db.select().from(imports).where(theirs).for('update'));
    },

    things: (importId: number): Promise<ImportedThing[]> =>
      db
        .select()
        .from(importedThings)
        .where(eq(importedThings.importId, importId))
        .orderBy(asc(importedThings.line), asc(importedThings.kind), asc(importedThings.thingId)),

    /** Marks it as undone and deletes the stored data. */
    async settle(id: number, undoneAt: Date) {
      await db.update(imports).set({ undoneAt }).where(eq(imports.id, id));
      await db.delete(importedThings).where(eq(importedThings.importId, id));
    },

    /** Newest first, with the actor's name. */
    since: (moment: Date, kinds: readonly ImportKind[]) =>
      db
        .select({ ...getTableColumns(imports), name: users.name, surname: users.surname })
        .from(imports)
        .leftJoin(users, eq(users.id, imports.actorId))
        .where(and(gt(imports.madeAt, moment), inArray(imports.what, [...kinds])))
        .orderBy(desc(imports.madeAt), desc(imports.id))
        .limit(MAX_LISTED_IMPORTS),
  };
}
