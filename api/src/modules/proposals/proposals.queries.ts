import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { meetingProposals, occurrences } from '../../db/schema';

export type ProposalRow = typeof meetingProposals.$inferSelect;

export function proposalsQueries(db: Database) {
  /** Its meeting is booked, unchanged since the proposal, and has not begun. */
  const open = (now: Date) =>
    and(
      eq(occurrences.status, 'booked'),
      eq(occurrences.startsAt, meetingProposals.startsAt),
      gt(occurrences.startsAt, now),
    );
  const proposals = () =>
    db
      .select({ proposal: meetingProposals })
      .from(meetingProposals)
      .innerJoin(occurrences, eq(occurrences.id, meetingProposals.occurrenceId));

  return {
    /** Replaces an earlier proposal for the same meeting. */
    async put(row: typeof meetingProposals.$inferInsert): Promise<ProposalRow> {
      const same = eq(meetingProposals.occurrenceId, row.occurrenceId);
      await db.delete(meetingProposals).where(same);
      const [made] = await db.insert(meetingProposals).values(row).returning();
      return made!;
    },

    async remove(id: number): Promise<void> {
      await db.delete(meetingProposals).where(eq(meetingProposals.id, id));
    },

    /** Proposals that a startup may answer, the soonest meeting first. */
    async ofStartup(startupId: number, now: Date): Promise<ProposalRow[]> {
      const rows = await proposals()
        .where(and(eq(occurrences.startupId, startupId), open(now)))
        .orderBy(asc(meetingProposals.startsAt), asc(meetingProposals.id))
        .limit(200);
      return rows.map(({ proposal }) => proposal);
    },

    /** Unanswered proposals of a mentor. */
    async ofMentor(mentorId: number, now: Date): Promise<ProposalRow[]> {
      const rows = await proposals()
        .where(and(eq(occurrences.mentorId, mentorId), open(now)))
        .orderBy(asc(meetingProposals.startsAt), asc(meetingProposals.id))
        .limit(500);
      return rows.map(({ proposal }) => proposal);
    },

    /** A proposal of a startup, whatever the state of its meeting. */
    async byId(startupId: number, id: number): Promise<ProposalRow | undefined> {
      const [row] = await proposals()
        .where(and(eq(meetingProposals.id, id), eq(occurrences.startupId, startupId)))
        .limit(1);
      return row?.proposal;
    },

    async isOpen(id: number, now: Date): Promise<boolean> {
      const rows = await proposals()
        .where(and(eq(meetingProposals.id, id), open(now)))
        .limit(1);
      return rows.length > 0;
    },

    /** The open proposal about this meeting, if there is one. */
    async openOf(occurrenceId: number, now: Date): Promise<ProposalRow | undefined> {
      const [row] = await proposals()
        .where(and(eq(meetingProposals.occurrenceId, occurrenceId), open(now)))
        .limit(1);
      return row?.proposal;
    },
  };
}
