import { conflict } from '../../app/httpError';
import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import type { AgendaRow } from '../agenda/agenda.queries';
import { meetingNotificationsQueries } from '../meeting-notifications/meetingNotifications.queries';
import { notifyStaffAct } from '../meeting-notifications/notifyStaffAct';
import { participants } from '../meeting-notifications/participants';
import type { OccurrenceRow } from '../meetings/meetings.queries';
import { namedMeetings } from '../meetings/namedMeetings';
import { notify } from '../notifications/notify';
import type { Actor } from '../startup-access/actor';
import { proposalLine } from './announceProposal';
import { proposalsQueries } from './proposals.queries';

/** Response for a proposal that was answered, withdrawn or replaced, or whose meeting changed. */
export const proposalExpired = () => conflict('These times are no longer proposed.');

/**
 * Withdraws the times proposed for a meeting, which keeps its time (rule 6.18). Pass a transaction as `db`.
 * @param proposalId the proposal that was read; the open one when left out
 * @throws 409 when founders have answered it, or another one has replaced it
 */
export async function withdrawProposal(
  deps: NotifyDeps,
  { occurrence, startup }: AgendaRow,
  { proposalId, by }: { proposalId?: number; by: Actor },
): Promise<void> {
  const { db, clock } = deps;
  const which = { startupId: startup.id, meetingId: occurrence.id, scope: 'occurrence' } as const;
  const { named } = await namedMeetings(db, which, clock.now());
  const open = await proposalsQueries(db).openOf(named.id, clock.now());
  if (!open || (proposalId !== undefined && open.id !== proposalId)) throw proposalExpired();
  await proposalsQueries(db).remove(open.id);
  await announce(deps, named, by);
}

async function announce(deps: NotifyDeps, named: OccurrenceRow, by: Actor): Promise<void> {
  const schedule = await meetingNotificationsQueries(deps.db).schedule(named.scheduleId);
  if (!schedule) return;
  const { startup, mentor } = schedule;
  const cause: Cause = by.id === null ? 'product' : { account: by.id, startup: startup.id };
  const happensAt = named.startsAt;
  for (const { id, side, other, url, aboutId } of await participants(deps.db, schedule)) {
    if (side === 'mentor') continue;
    const text = () =>
      by.side === 'staff'
        ? `The programme team no longer proposes other times for your meeting with ${other}. It keeps its current time.`
        : `${other} no longer proposes other times for your meeting. It keeps its current time.`;
    const notice = { type: 'meeting-moved', text, url, happensAt, aboutId, cause } as const;
    await notify(deps, [id], { ...notice, groupKey: proposalLine(named.id) });
  }
  await notifyStaffAct(deps, by, {
    text: `The programme team no longer proposes other times to ${startup.name} for your meeting. It keeps its current time.`,
    mentorUserId: mentor.id,
    url: `/my/mentorships/agenda/${named.id}`,
    happensAt,
  });
}
