import type { ContactMessage } from '../../../contract/site.contract';
import type { Done } from '../../../contract/text.contract';
import type { Parts } from '../../app/parts';
import { contactQueries } from './contact.queries';

/** Messages to staff (RULES A.3 POST /contact). */
export function contactService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const messages = contactQueries(db);
  return {
    /** A robot that fell into the trap gets the same answer and is forgotten. */
    async send({ website, ...message }: ContactMessage): Promise<Done> {
      if (!website) await messages.insert({ ...message, createdAt: clock.now() });
      return { message: 'Thank you! Your message has been sent.' };
    },
  };
}
