import { DAY } from '../app/clock';
import type { DbDeps } from '../deps/deps';
import { outboxQueries } from './outbox.queries';

/** Deletes content and recipients of mails after 30 days, including dead letters. */
export async function forgetOldMail({ db, clock }: DbDeps): Promise<void> {
  await outboxQueries(db).emptyDoneBefore(new Date(clock.now().getTime() - 30 * DAY));
}
