import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import { eq } from 'drizzle-orm';
import { meetingProposals, mentors, occurrences, schedules } from '../../db/schema';
import type { Deps } from '../../deps/deps';
import { selectMeetings } from '../../modules/scheduling/selectMeetings';
import { sessionRows } from '../tables/sessionRows';

/** Maximum of a series' meetings on its page. */
const MAX_SERIES = 60;

/** A session for staff. @returns undefined when there is none */
export async function sessionDetails(
  { db }: Pick<Deps, 'db'>,
  id: number,
): Promise<StaffSessionDetails | undefined> {
  const [row] = await selectMeetings(db, {
    occurrence: occurrences,
    zone: mentors.timeZone,
    bookedAt: schedules.createdAt,
  }).where(eq(occurrences.id, id));
  if (!row) return undefined;
  const { occurrence, zone, bookedAt } = row;
  const [line] = await sessionRows(db, eq(occurrences.id, id), 1);
  const ofSeries = eq(occurrences.scheduleId, occurrence.scheduleId);
  const series = await sessionRows(db, ofSeries, MAX_SERIES);
  const [proposal] = await db
    .select()
    .from(meetingProposals)
    .where(eq(meetingProposals.occurrenceId, id));
  return {
    ...withoutKey(line!),
    zone,
    booked_at: bookedAt.toISOString(),
    reason: occurrence.cancelReason,
    cancelled_by: occurrence.cancelledSide,
    offered: proposal?.times ?? [],
    series: series.map(withoutKey),
  };
}

const withoutKey = <Row extends { key: number }>({ key: _key, ...row }: Row) => row;
