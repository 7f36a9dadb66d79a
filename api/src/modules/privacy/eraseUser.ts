import { conflict, notFound } from '../../app/httpError';
import type { NotifyDeps } from '../../deps/deps';
import { accountErasedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { requireOtherOwner } from '../../staff/scopes/owners';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { cancelUpcoming } from '../meetings/cancelUpcoming';
import { type UserRow, usersQueries } from '../users/users.queries';
import { deletionQueries } from './deletion.queries';
import { eraseQueries } from './erase.queries';
import { eraseLettersQueries } from './eraseLetters.queries';

/**
 * Erases a user permanently. Pass a transaction as `db`. Posts stay under "Former member", meetings without a name
 * (rule 8.16).
 * @returns the photo, to be deleted after the commit
 * @throws 404; 409 for a last founder, and for the last owner of the programme
 */
export async function eraseUser(deps: NotifyDeps, userId: number): Promise<string | null> {
  const { db, config } = deps;
  await deletionQueries(db).holdFounded(userId);
  const user = await usersQueries(db).byId(userId);
  if (!user) throw notFound();
  await requireOtherOwner(db, userId);
  const alone = await deletionQueries(db).foundsAlone(userId);
  if (alone.length > 0) {
    const startups = alone.join(', ');
    throw conflict(`${user.email} is the last founder of ${startups}. Add another founder first.`);
  }
  await forgetAccount(deps, user);
  const { name, email } = user;
  await postLetter(deps, { name, email }, accountErasedLetter(config, { name }), 'product');
  return user.profilePhoto;
}

/**
 * Removes an account from every table; its row stays without a name. Pass a transaction as `db`. The caller notifies
 * the person.
 */
export async function forgetAccount(
  deps: NotifyDeps,
  { id: userId, ...user }: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  const { db, clock } = deps;
  const erase = eraseQueries(db);
  const mentorId = await erase.mentorId(userId);
  const left = { side: 'mentor', id: null } as const;
  if (mentorId !== undefined) await cancelUpcoming(deps, { mentorId }, { by: left });
  // Not for unconfirmed addresses, because they may belong to other people.
  const letters = eraseLettersQueries(db);
  const former = await formerEmailsQueries(db).list(userId, clock.now());
  await letters.forgetEmails(former.map(({ email }) => email));
  if (user.emailVerifiedAt) await letters.forgetEmails([user.email]);
  else await letters.emptyOwnMails(user.email);
  await letters.unassign(userId);
  await erase.deleteOwnRows(userId);
  await erase.deleteAnswers(clock.now());
  await erase.deleteMeetingRecords(userId);
  await erase.retire(userId, clock.now());
  await erase.anonymise(userId, clock.now());
  await erase.emptySecurityEvents(userId);
  await erase.deleteActDetails(userId);
  await erase.deleteImported(userId, mentorId);
  // Last, in the lock order of following: notices, the person, the follow. So the two cannot deadlock.
  await erase.deleteTies(userId);
}
