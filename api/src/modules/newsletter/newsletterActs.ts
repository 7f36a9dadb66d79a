import { unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import type { Deps, NotifyDeps } from '../../deps/deps';
import { welcomeNewsletterLetter } from '../../mail/letters/site';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret, pressedSince } from '../mailed-tokens/mailedTokens';
import { newsletterQueries } from './newsletter.queries';

/** Confirms the subscription and mails how to unsubscribe. Repeating it mails nothing. @throws 422 */
export async function confirmNewsletter(deps: NotifyDeps, token: string): Promise<void> {
  const { db, clock, config } = deps;
  const leaving = newMailedSecret(deps);
  const [newsletter, hash] = [newsletterQueries(db), hashSecret(token)];
  const email = await newsletter.confirm(hash, clock.now(), leaving.hash);
  if (email === undefined) {
    if (await newsletter.wasConfirmed(hash, pressedSince(clock.now()))) return;
    throw unprocessable('This link has expired or has already been used.');
  }
  const { nonce } = leaving;
  await postLetter(deps, { name: '', email }, welcomeNewsletterLetter(config), 'stranger', {
    nonce,
  });
}

/** @throws 422 for an address that is not in the list */
export async function leaveNewsletter(
  { db, clock, keys }: NotifyDeps,
  token: string,
): Promise<void> {
  const hash = hashSecret(token);
  const newsletter = newsletterQueries(db);
  if (await newsletter.hasLeaving(hash)) return newsletter.leave(hash, clock.now());
  const email = keys.unseal(UNSUBSCRIBE_PURPOSE, token);
  if (email === undefined) throw unprocessable('This link is not valid.');
  await newsletter.leaveAs(email, clock.now());
}

const UNSUBSCRIBE_PURPOSE = 'leave-newsletter';

/** The token of the unsubscribe link in a letter; it never expires and allows nothing else. */
export const unsubscribeToken = ({ keys }: Pick<Deps, 'keys'>, email: string) =>
  keys.seal(UNSUBSCRIBE_PURPOSE, email);
