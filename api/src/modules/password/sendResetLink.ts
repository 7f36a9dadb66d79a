import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { emailChangedLetter, resetLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import type { Letter } from '../../mail/stored/letter';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { usersQueries } from '../users/users.queries';

/**
 * Mails a reset link to whoever has the address, if anybody. An address that waits for proof is
 * nobody's yet. One that was left lately gets the link again that takes it back.
 * @param cause who made it necessary: anybody who types an address, or the product
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
  // Links of before 0011 have no nonce, so they cannot be mailed twice.
  if (!user || user.disabledAt || !former.nonce) return;
  const changed = emailChangedLetter(config, { name: user.name, email: user.email });
  // An answer to whoever asked for a reset, so it is counted as one.
  const letter: Letter = { ...changed, kind: 'reset' };
  // Asking again does not make the right last longer, so this mail begins no life.
  await postLetter(deps, { name: user.name, email }, letter, 'stranger', { nonce: former.nonce });
}
