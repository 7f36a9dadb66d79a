import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import type { Database } from '../../../db/database';
import { invitations, outbox, sessions } from '../../../db/schema';
import type { TestKit, TestUser } from '../../../testing';
import { untilWaiting } from '../../../testing/untilWaiting';

/** Locks rows that erasing a user needs at some point. */
type Hold = (tx: Database) => Promise<unknown>;

/**
 * Erases a user concurrently with a merge: both start, erasing reaches the rows that `hold` has locked, then both may
 * continue.
 * @returns the response to the merge
 */
export async function eraseBeside<Answer>(
  kit: TestKit,
  { email }: TestUser,
  hold: Hold,
  merge: () => Promise<Answer>,
): Promise<Answer> {
  const argv = ['users', 'erase', '--user', email, '--confirm', email];
  let erasing!: Promise<unknown>;
  let merging!: Promise<Answer>;
  await kit.db.transaction(async (tx) => {
    await hold(tx);
    erasing = perform(kit.deps, { argv });
    await untilWaiting(tx);
    merging = merge();
    await untilWaiting(tx, 2);
  });
  await erasing;
  return merging;
}

/**
 * A user who accepted an invitation and has a waiting mail. Erasing locks mails last among data stored by address.
 * @returns the lock on the mail
 */
export async function invitedAndMailed(
  { db, clock }: TestKit,
  { email }: TestUser,
  invitation: { startupId: number; invitedBy?: number },
): Promise<Hold> {
  const now = clock.now();
  const asked = { email, kind: 'member', position: 'Sales', status: 'accepted' } as const;
  const times = { createdAt: now, expiresAt: now };
  await db.insert(invitations).values({ ...invitation, ...asked, ...times, tokenHash: 'x' });
  const mail = { messageId: 'x', kind: 'account', toName: 'Vera', toEmail: email } as const;
  await db.insert(outbox).values({ ...mail, createdAt: now, dueAt: now });
  return (tx) => tx.update(outbox).set({ attempts: 1 }).where(eq(outbox.messageId, 'x'));
}

/** Erasing reaches sessions after notices and before the person. */
export const holdSessionsOf =
  ({ id }: TestUser): Hold =>
  (tx) =>
    tx.select().from(sessions).where(eq(sessions.userId, id)).for('update');
