import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contactMessages } from '../../db/schema';

type Message = Omit<typeof contactMessages.$inferInsert, 'id'>;

export function contactQueries(db: Database) {
  return {
    /** Serializes messages of one address; needs a transaction as `db`. */
    async hold(email: string) {
      const turn = `contact:${email}`;
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
    },

    /** Whether the same message was sent after a moment. */
    async has({ name, email, message }: Omit<Message, 'createdAt'>, since: Date): Promise<boolean> {
      const same = and(
        eq(contactMessages.email, email),
        eq(contactMessages.name, name),
        eq(contactMessages.message, message),
        gt(contactMessages.createdAt, since),
      );
      return (await db.$count(contactMessages, same)) > 0;
    },

    async insert(message: Message): Promise<number> {
      const made = db.insert(contactMessages).values(message);
      return (await made.returning({ id: contactMessages.id }))[0]!.id;
    },
  };
}
