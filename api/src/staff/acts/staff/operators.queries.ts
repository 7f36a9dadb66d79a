import { and, eq, isNotNull } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { operators } from '../../../db/schema';

export function operatorQueries(db: Database) {
  return {
    /** @returns whether there was a name to remove */
    async forget(id: number): Promise<boolean> {
      const named = and(eq(operators.id, id), isNotNull(operators.name));
      const dropped = db.update(operators).set({ name: null }).where(named);
      return (await dropped.returning()).length > 0;
    },
  };
}
