import { fullName } from 'contract/full-name';
import type { InboxQuery } from 'contract/wire/inbox.contract';
import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { escapeLike } from '../../db/escapeLike';
import { first } from '../../db/rows';
import { contactAnswers, contactMessages as messages, staffScopes, users } from '../../db/schema';

type Filter = Pick<InboxQuery, 'state' | 'search' | 'before'> & { assignee?: number | 'nobody' };

const person = { id: users.id, name: users.name, surname: users.surname, email: users.email };

/** The messages of the contact form, for staff. */
export function inboxQueries(db: Database) {
  const withAssignee = () =>
    db
      .select({ message: messages, assignee: person })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.assigneeId));

  return {
    /** Newest first. */
    page({ state, search, before, assignee }: Filter, limit: number) {
      const pattern = search && `%${escapeLike(search)}%`;
      const has = (column: unknown) => sql`${column} ilike ${pattern}`;
      return withAssignee()
        .where(
          and(
            state && eq(messages.state, state),
            before === undefined ? undefined : lt(messages.id, before),
            assignee === 'nobody' ? isNull(messages.assigneeId) : undefined,
            typeof assignee === 'number' ? eq(messages.assigneeId, assignee) : undefined,
            pattern ? or(...[messages.name, messages.email, messages.message].map(has)) : undefined,
          ),
        )
        .orderBy(desc(messages.id))
        .limit(limit);
    },

    countOpen: () => db.$count(messages, eq(messages.state, 'open')),

    byId: (id: number) => first(withAssignee().where(eq(messages.id, id))),

    /** The number of answers of each message. */
    async answerCounts(ids: number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: contactAnswers.messageId, answers: count() })
        .from(contactAnswers)
        .where(inArray(contactAnswers.messageId, ids))
        .groupBy(contactAnswers.messageId);
      return new Map(rows.map(({ id, answers }) => [id, answers]));
    },

    /** Oldest first. */
    answers: (id: number) =>
      db
        .select({ answer: contactAnswers, author: person })
        .from(contactAnswers)
        .leftJoin(users, eq(users.id, contactAnswers.authorId))
        .where(eq(contactAnswers.messageId, id))
        .orderBy(asc(contactAnswers.id)),

    /** Staff who can be assigned a message: those with the scope letters who can sign in. */
    async colleagues() {
      const active = and(isNull(users.disabledAt), isNull(users.deletedAt));
      const rows = await db
        .select(person)
        .from(staffScopes)
        .innerJoin(users, eq(users.id, staffScopes.userId))
        .where(and(eq(staffScopes.scope, 'letters'), active))
        .orderBy(asc(users.name), asc(users.id));
      return rows.map(toColleague);
    },

    async change(id: number, change: Partial<Pick<typeof messages.$inferInsert, Changeable>>) {
      await db.update(messages).set(change).where(eq(messages.id, id));
    },

    async insertAnswer(row: Omit<typeof contactAnswers.$inferInsert, 'id'>): Promise<number> {
      const [made] = await db
        .insert(contactAnswers)
        .values(row)
        .returning({ id: contactAnswers.id });
      return made!.id;
    },
  };
}

type Changeable = 'state' | 'assigneeId';
type Person = { id: number; name: string; surname: string; email: string };

/** The wire shape of a member of staff. */
export const toColleague = (row: Person) => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
});
