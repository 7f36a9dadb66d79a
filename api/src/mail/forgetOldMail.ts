import { DAY } from '../app/clock';
import type { DbDeps } from '../deps/deps';
import { outboxQueries } from './outbox.queries';

/** What was mailed to whom is forgotten after 30 days, dead letters too. */
export async function forgetOldMail({ db, clock }: DbDeps): Promise<void> {
  await outboxQueries(db).emptyDoneBefore(new Date(clock.now().getTime() - 30 * DAY));
}
