import type { Subscription } from 'contract/wire/site.contract';
import type { Done } from 'contract/wire/text.contract';
import type { Deps } from '../../deps/deps';
import { newsletterQueries } from './newsletter.queries';

/** The newsletter: subscribing is confirmed by mail (rule 7.31). */
export function newsletterService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    /** Does and says the same for a new address, a waiting one and a confirmed one. */
    async subscribe({ email }: Subscription): Promise<Done> {
      await newsletterQueries(db).request(email, clock.now());
      return { message: 'Thank you! Please check your inbox to confirm.' };
    },
  };
}
