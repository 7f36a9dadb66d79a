import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { rooms } from '../../../db/schema';

export function roomQueries(db: Database) {
  return {
    /** Creates a room, or reopens the one of that name with a new address. */
    async put(name: string, joinUrl: string | null) {
      const set = { joinUrl, active: true };
      const insert = db.insert(rooms).values({ name, joinUrl });
      const [row] = await insert.onConflictDoUpdate({ target: rooms.name, set }).returning();
      return row!;
    },

    async setActive(id: number, active: boolean) {
      const [row] = await db.update(rooms).set({ active }).where(eq(rooms.id, id)).returning();
      return row!;
    },

    list: () => db.select().from(rooms).orderBy(asc(rooms.id)),
  };
}
