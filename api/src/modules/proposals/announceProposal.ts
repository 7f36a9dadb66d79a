import { fullName } from 'tooling/full-name';

import type { Parts } from '../../app/parts';
import type { Cause } from '../../mail/budgets';
import { proposalLetter } from '../../mail/letters/proposal';
import { postLetter } from '../../mail/outbox';
import { meetingNewsQueries } from '../meeting-news/meetingNews.queries';
import { participants } from '../meeting-news/participants';
import type { OccurrenceRow } from '../meetings/meetings.queries';
import { notify } from '../notifications/notify';
import { preferencesQueries } from '../notifications/preferences.queries';
import type { Span } from '../scheduling/wallClock';
import { usersQueries } from '../users/users.queries';
import type { ProposalRow } from './proposals.queries';

/** Preferences know it as the same kind of news as a move. */
const TYPE = 'meeting-moved';

interface Offer {
  proposal: Pick<ProposalRow, 'id' | 'scheduleId' | 'scope' | 'message'>;
  named: OccurrenceRow;
  times: Span[];
  /** Who offers them; null for staff. */
  by: number | null;
}

/**
 * Tells the founders that there are other times to choose from, on the site and by mail. Hand over the
 * transaction of the proposal as `db`.
 */
export async function announceProposal(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  { proposal, named, times, by }: Offer,
): Promise<void> {
  const { db, config } = parts;
  const schedule = await meetingNewsQueries(db).schedule(proposal.scheduleId);
  if (!schedule) return;
  const doer = by === null ? undefined : await usersQueries(db).byId(by);
  const cause: Cause = by === null ? 'product' : { account: by, startup: schedule.startup.id };
  const founders = (await participants(db, schedule)).filter(({ sessionUrl }) => !sessionUrl);
  const url = `/my/startups/${schedule.startup.id}/mentorship/proposals/${proposal.id}`;
  const ids = founders.map(({ id }) => id);
  const preferences = await preferencesQueries(db).holding(ids, TYPE);

  for (const { id, name, email, zone, other, aboutId } of founders) {
    const text = () => `${other} offers other times for your meeting: “${proposal.message}”`;
    const happensAt = named.startsAt;
    const notice = { type: TYPE, text, url, happensAt, aboutId, cause, hasOwnMail: true } as const;
    await notify(parts, [id], notice);
    if (!preferences.get(id)?.byMail) continue;
    const letter = proposalLetter(config, {
      ...{ name, other, by: doer ? fullName(doer) : 'Staff', message: proposal.message },
      ...{ meeting: named, scope: proposal.scope, times, zone, url },
    });
    await postLetter(parts, { name, email }, letter, cause, {
      key: `proposal-${proposal.id}-${id}`,
    });
  }
}
