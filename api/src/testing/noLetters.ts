import {
  letterRecipients,
  letters,
  mailSuppressions,
  newsletterSubscriptions,
  outbox,
} from '../db/schema';
import type { TestKit } from './testApp';

/** Deletes the letters, subscriptions and mails of earlier tests. */
export async function noLetters(kit: TestKit): Promise<void> {
  const tables = [letterRecipients, letters, newsletterSubscriptions, outbox, mailSuppressions];
  for (const table of tables) await kit.db.delete(table);
}
