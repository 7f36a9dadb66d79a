import type { ContactMessage } from 'contract/wire/site.contract';
import type { Done } from 'contract/wire/text.contract';
import { MINUTE } from '../../app/clock';
import type { LetterDeps } from '../../deps/deps';
import { conversation } from '../../mail/conversation';
import { contactLetter } from '../../mail/letters/site';
import { postLetter } from '../../mail/outbox';
import { productTitle } from '../../mail/site';
import { contactQueries } from './contact.queries';

/** The same text from the same address within this time is the same message. */
const DUPLICATE_WINDOW_MS = 10 * MINUTE;

/** Stores messages to staff and mails them to the sender address of all mail (rule 7.42). */
export function contactService(deps: LetterDeps) {
  const { db, clock, config } = deps;
  const staff = { name: productTitle(config), email: config.mailFrom };
  return {
    /** Drops a message in which the honeypot field is filled in, with the same response. */
    async send({ website, ...message }: ContactMessage): Promise<Done> {
      if (!website) {
        await db.transaction(async (tx) => {
          const contact = contactQueries(tx);
          const createdAt = clock.now();
          await contact.hold(message.email);
          if (await contact.has(message, new Date(createdAt.getTime() - DUPLICATE_WINDOW_MS)))
            return;
          const id = await contact.insert({ ...message, createdAt });
          const { key } = conversation(config, id);
          const letter = contactLetter(config, message);
          await postLetter({ ...deps, db: tx }, staff, letter, 'stranger', { key });
        });
      }
      return { message: 'Thank you! Your message has been sent.' };
    },
  };
}
