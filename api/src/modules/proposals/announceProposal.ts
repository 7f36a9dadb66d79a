import { fullName } from 'contract/full-name';

import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { proposalLetter } from '../../mail/letters/proposal';
import { postLetter } from '../../mail/outbox';
import { meetingNotificationsQueries } from '../meeting-notifications/meetingNotifications.queries';
import { notifyStaffAct } from '../meeting-notifications/notifyStaffAct';
import { participants } from '../meeting-notifications/participants';
import type { OccurrenceRow } from '../meetings/meetings.queries';
import { notify } from '../notifications/notify';
import { preferencesQueries } from '../notifications/preferences.queries';
import type { Span } from '../scheduling/localTime';
import type { Actor } from '../startup-access/actor';
import type { ProposalRow } from './proposals.queries';

/** In notification preferences a proposal counts as a move. */
const NOTIFICATION_TYPE = 'meeting-moved';

/** Groups founders' notifications of proposed times for one session: one unread line, the latest. The key is stored. */
export const proposalLine = (occurrenceId: number) => `offer:${occurrenceId}`;

interface Announced {
  proposal: Pick<ProposalRow, 'id' | 'scheduleId' | 'scope' | 'message'>;
  named: OccurrenceRow;
  times: Span[];
  by: Actor;
}

/** Notifies founders of proposed times, on the site and by mail. Pass the transaction of the proposal as `db`. */
export async function announceProposal(
  deps: NotifyDeps,
  { proposal, named, times, by }: Announced,
): Promise<void> {
  const { db, config } = deps;
  const schedule = await meetingNotificationsQueries(db).schedule(proposal.scheduleId);
  if (!schedule) return;
  const { startup, mentor } = schedule;
  const cause: Cause = by.id === null ? 'product' : { account: by.id, startup: startup.id };
  const people = await participants(db, schedule);
  const founders = people.filter(({ side }) => side === 'founders');
  const url = `/my/startups/${startup.id}/mentorship/proposals/${proposal.id}`;
  const ids = founders.map(({ id }) => id);
  const preferences = await preferencesQueries(db).holding(ids, NOTIFICATION_TYPE);
  const happensAt = named.startsAt;

  for (const { id, name, email, zone, other, aboutId } of founders) {
    const sentence =
      by.side === 'staff'
        ? `The programme team proposes other times for your meeting with ${other}`
        : `${other} proposes other times for your meeting`;
    const text = () => `${sentence}: “${proposal.message}”`;
    const notice = {
      type: NOTIFICATION_TYPE,
      text,
      url,
      happensAt,
      aboutId,
      cause,
      hasOwnMail: true,
    } as const;
    await notify(deps, [id], { ...notice, groupKey: proposalLine(named.id) });
    if (!preferences.get(id)?.byMail) continue;
    const letter = proposalLetter(config, {
      name,
      other,
      by: by.side === 'staff' ? null : fullName(mentor),
      message: proposal.message,
      proposalId: proposal.id,
      scheduleId: schedule.id,
      meeting: named,
      scope: proposal.scope,
      times,
      zone,
      url,
    });
    await postLetter(deps, { name, email }, letter, cause, {
      key: `proposal-${proposal.id}-${id}`,
    });
  }
  await notifyStaffAct(deps, by, {
    text: `The programme team proposes other times to ${startup.name} for your meeting.`,
    mentorUserId: mentor.id,
    url: `/my/mentorships/agenda/${named.id}`,
    happensAt,
  });
}
