import { DAY, utcDay } from '../app/clock';
import type { Parts } from '../app/parts';
import { oldestGood } from '../modules/session/session.service';
import { forgetQueries } from './forget.queries';

/** Deletes what is kept for a while only, table by table. */
export async function forget({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const queries = forgetQueries(db);
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { usedAfter, openedAfter } = oldestGood(now);

  await queries.contactBefore(ago(365 * DAY));
  await queries.viewersBefore(ago(DAY), utcDay(ago(DAY)));
  await queries.deletedUpdatesBefore(ago(30 * DAY));
  await queries.sessionsBefore(usedAfter, openedAfter);
  // Used ones too: that a link was used is of no interest once it would not work anyway.
  await queries.mailedTokensBefore(ago(DAY));
  await queries.formerEmailsBefore(now);
  await queries.pendingEmailsWithoutLink(now);
  await queries.unconfirmedBefore(now);
  await queries.idempotencyKeysBefore(ago(DAY));
  await queries.beaconsBefore(ago(30 * DAY));
  await queries.consentsBefore(ago(184 * DAY)); // six months, the longest ones
}
