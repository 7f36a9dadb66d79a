import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/**
 * Waits until nobody else takes time of this mentor, then the same of a startup, and keeps both until the
 * transaction ends: what is free, and the sum of a week, are only right while nobody adds to them. Comes after
 * the locks on schedules; the functions that book and move take the turns of the rooms after it (decision 075).
 * Of who is left out no turn is taken.
 */
export async function holdTurns(
  tx: Database,
  { mentorId, startupId }: { mentorId?: number; startupId?: number },
): Promise<void> {
  await tx.execute(sql`select hold_turns(${mentorId ?? null}::int, ${startupId ?? null}::int)`);
}
