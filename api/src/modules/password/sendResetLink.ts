import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { emailChangedLetter, resetLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import type { Letter } from '../../mail/stored/letter';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { usersQueries } from '../users/users.queries';

/**
 * Mails a reset link to the account with this address, if any. An unconfirmed address belongs to no account. A recently
 * replaced address gets its restore link again.
 * @param cause who requested it: anybody who types an address, or the product
 */
export async function sendResetLink(
  deps: NotifyDeps,
  typed: string,
  cause: Extract<Cause, string>,
): Promise<void> {
  const user = await usersQueries(deps.db).byEmail(typed);
  if (!user) return remindOfUndo(deps, typed);
  if (user.disabledAt) return;
  const { id, name, email } = user;
  const letter = resetLetter(deps.config, { name, email });
  await mailedTokens(deps).issue({ userId: id, purpose: 'reset', email }, (nonce) =>
    postLetter(deps, { name, email }, letter, cause, { nonce, link: 'reset' }),
  );
}

async function remindOfUndo(deps: NotifyDeps, email: string) {
  const { db, clock, config } = deps;
  const former = await formerEmailsQueries(db).byEmail(email, clock.now());
  const user = former && (await usersQueries(db).byId(former.userId));
  // Links from before migration 0011 have no nonce, so they cannot be mailed again.
  if (!user || user.disabledAt || !former.nonce) return;
  const changed = emailChangedLetter(config, { name: user.name, email: user.email });
  // Counted as a reset mail, because it responds to a reset request.
  const letter: Letter = { ...changed, kind: 'reset' };
  // Requesting it again does not extend its lifetime, so this mail starts no new one.
  await postLetter(deps, { name: user.name, email }, letter, 'stranger', { nonce: former.nonce });
}
