import type { NotifyDeps } from '../../deps/deps';
import { confirmNewsletterLetter } from '../../mail/letters/site';
import { UNSENT_LINK_LIFETIME_MS } from '../../mail/linkLife';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret } from '../mailed-tokens/mailedTokens';
import { newsletterQueries } from './newsletter.queries';

/** Mails the confirmation link unless the address is subscribed (rule 7.31). */
export async function sendConfirmation(deps: NotifyDeps, email: string): Promise<void> {
  const subscriptions = newsletterQueries(deps.db);
  if (await subscriptions.isConfirmed(email)) return;
  const { nonce, hash } = newMailedSecret(deps);
  const createdAt = deps.clock.now();
  const tokenExpiresAt = new Date(createdAt.getTime() + UNSENT_LINK_LIFETIME_MS);
  const letter = confirmNewsletterLetter(deps.config);
  const posting = { nonce, link: 'newsletter' } as const;
  if (!(await postLetter(deps, { name: '', email }, letter, 'stranger', posting))) return;
  await subscriptions.wait(email, { createdAt, tokenHash: hash, tokenExpiresAt });
}
