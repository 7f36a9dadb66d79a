import type { Subscription } from '../../../contract/site.contract';
import type { Done } from '../../../contract/text.contract';
import type { Parts } from '../../app/parts';
import { newsletterQueries } from './newsletter.queries';

/** The newsletter. */
export function newsletterService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const subscriptions = newsletterQueries(db);
  return {
    /** The same words for a new address, a waiting one and a confirmed one (RULES A.3). */
    async subscribe({ email }: Subscription): Promise<Done> {
      await subscriptions.add(email, clock.now());
      return { message: 'Thank you! Please check your inbox to confirm.' };
    },
  };
}
