import { and, eq, gt } from 'drizzle-orm';

import type { Database } from '../db/database';
import { meetingProposals, occurrences } from '../db/schema';
import type { Letter } from './stored/letter';

/**
 * Whether the meeting of a reminder still takes place at that time and has not begun (rule 5.24); for proposed times,
 * whether the proposal is still open (rule 6.16).
 */
export async function isStillWanted(db: Database, about: Letter['about'], now: Date) {
  if (!about) return true;
  const asAnnounced = and(
    eq(occurrences.id, about.occurrenceId),
    eq(occurrences.startsAt, new Date(about.startsAt)),
    eq(occurrences.status, 'booked'),
    gt(occurrences.startsAt, now),
  );
  if ((await db.$count(occurrences, asAnnounced)) === 0) return false;
  if (about.proposalId === undefined) return true;
  return (await db.$count(meetingProposals, eq(meetingProposals.id, about.proposalId))) > 0;
}
