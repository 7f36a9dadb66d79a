import type { Deps } from '../../app/deps';
import { unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import { welcomeNewsletterLetter } from '../../mail/letters/site';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret } from '../mailed-links/mailedTokens';
import { newsletterQueries } from './newsletter.queries';

type ActDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>;

/** The subscription counts from now on; the mail that follows says how to leave. @throws 422 */
export async function confirmNewsletter(deps: ActDeps, token: string): Promise<void> {
  const { db, clock, config } = deps;
  const leaving = newMailedSecret(deps);
  const email = await newsletterQueries(db).confirm(hashSecret(token), clock.now(), leaving.hash);
  if (email === undefined) throw unprocessable('This link has expired, or was used already.');
  const { nonce } = leaving;
  await postLetter(deps, { name: '', email }, welcomeNewsletterLetter(config), 'stranger', {
    nonce,
  });
}

/** @throws 422 for an address nobody mailed */
export async function leaveNewsletter({ db, clock }: ActDeps, token: string): Promise<void> {
  const hash = hashSecret(token);
  if (!(await newsletterQueries(db).hasLeaving(hash)))
    throw unprocessable('This link is not valid.');
  await newsletterQueries(db).leave(hash, clock.now());
}
