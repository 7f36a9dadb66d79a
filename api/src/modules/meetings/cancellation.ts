import type { Cancellation } from 'contract/wire/meetings.contract';
import type { Database } from '../../db/database';
import { toPerson } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import type { OccurrenceRow } from './meetings.queries';

/** Who cancelled a meeting and why, as shown to both sides; null for a booked one. */
export async function toCancellation(
  db: Database,
  { status, cancelledSide, cancelledBy, declined, cancelReason }: OccurrenceRow,
): Promise<Cancellation | null> {
  if (status === 'booked') return null;
  const by = cancelledBy === null ? undefined : await usersQueries(db).byId(cancelledBy);
  return { side: cancelledSide, by: by ? toPerson(by) : null, declined, reason: cancelReason };
}
