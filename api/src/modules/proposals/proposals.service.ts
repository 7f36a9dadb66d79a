import type { Proposal } from 'contract/wire/proposals.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { NotifyDeps } from '../../deps/deps';
import { agendaQueries } from '../agenda/agenda.queries';
import { toAgendaMeeting } from '../agenda/agenda.service';
import { namedMeetings } from '../meetings/namedMeetings';
import { slotTaken } from '../meetings/slotTaken';
import { notify } from '../notifications/notify';
import { startupPolicy } from '../startup-access/access.policy';
import { teamActor } from '../startup-access/actor';
import { moveToTime } from './moveToTime';
import { type ProposalRow, proposalsQueries } from './proposals.queries';
import { proposedTimes } from './proposedTimes';
import { proposalExpired } from './withdrawProposal';

/** The team chooses one of the proposed times, or keeps the meeting's time (rule 6.16). */
export function proposalsService(deps: NotifyDeps) {
  const { db, clock } = deps;
  const policy = startupPolicy(db);

  /** A proposal and its subject, locked until the transaction ends. @throws 404, 409 */
  async function hold(tx: Database, startupId: number, proposalId: number) {
    const seen = await proposalsQueries(tx).byId(startupId, proposalId);
    if (!seen) throw notFound();
    const which = { startupId, meetingId: seen.occurrenceId, scope: seen.scope };
    const found = await namedMeetings(tx, which, clock.now());
    // A concurrent call has answered it, or cancelled or moved the meeting.
    if (!(await proposalsQueries(tx).isOpen(proposalId, clock.now()))) throw proposalExpired();
    return { ...found, which, proposal: seen };
  }

  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Proposal[]> {
      await policy.requireTeam(viewer, startupId);
      const rows = await proposalsQueries(db).ofStartup(startupId, clock.now());
      return Promise.all(rows.map(toProposal));
    },

    /** @throws 404; 409 when the proposal has expired, or the time was taken meanwhile */
    async accept(viewer: Viewer, startupId: number, proposalId: number, start: Date) {
      await policy.requireTeam(viewer, startupId);
      await db.transaction(async (tx) => {
        const { which, proposal, ...found } = await hold(tx, startupId, proposalId);
        if (!proposal.times.includes(start.toISOString())) throw slotTaken([start.getTime()]);
        const by = await teamActor(tx, viewer, startupId);
        await moveToTime({ ...deps, db: tx }, { which, found, start, by });
        await proposalsQueries(tx).remove(proposalId);
      });
    },

    /** Keeps the meeting's time. @throws 404; 409 when the proposal has expired */
    async decline(viewer: Viewer, startupId: number, proposalId: number) {
      await policy.requireTeam(viewer, startupId);
      await db.transaction(async (tx) => {
        const { named } = await hold(tx, startupId, proposalId);
        await proposalsQueries(tx).remove(proposalId);
        const row = await agendaQueries(tx).byId(named.id);
        const { startup, mentor } = row!;
        const recipients = [mentor.id].filter((id) => id !== viewer.id);
        await notify({ ...deps, db: tx }, recipients, {
          type: 'meeting-moved',
          happensAt: named.startsAt,
          text: () => `${startup.name} would like to keep the time of your meeting.`,
          url: `/my/mentorships/agenda/${named.id}`,
          cause: { account: viewer.id, startup: startupId },
        });
      });
    },
  };

  async function toProposal(row: ProposalRow): Promise<Proposal> {
    const meeting = await agendaQueries(db).byId(row.occurrenceId);
    return {
      id: row.id,
      scope: row.scope,
      message: row.message,
      by_staff: row.byStaff,
      meeting: toAgendaMeeting(meeting!),
      times: await proposedTimes(deps, row),
    };
  }
}
