import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/**
 * Locks the turn of this mentor, then that of the startup, until the transaction ends. Free slots and the sum of a week
 * are only correct while nobody adds to them. Take it after the locks on schedules and before the turns of rooms, which
 * the functions that book and move take (decision 075). A party that is left out is not locked.
 */
export async function holdTurns(
  tx: Database,
  { mentorId, startupId }: { mentorId?: number; startupId?: number },
): Promise<void> {
  await tx.execute(sql`select hold_turns(${mentorId ?? null}::int, ${startupId ?? null}::int)`);
}
