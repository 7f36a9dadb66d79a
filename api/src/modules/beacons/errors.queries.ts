import { and, asc, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { errorGroups, errorReports } from '../../db/schema';

type NewGroup = Omit<
  typeof errorGroups.$inferInsert,
  'id' | 'failures' | 'people' | 'firstAt' | 'lastAt'
>;
type NewReport = Omit<typeof errorReports.$inferInsert, 'id'>;

export function errorsQueries(db: Database) {
  const { groupId, ticket, network, createdAt } = errorReports;
  return {
    async countFromTicket(name: string) {
      return db.$count(errorReports, eq(ticket, name));
    },

    async countFromNetwork(name: string, since: Date) {
      return db.$count(errorReports, and(eq(network, name), gt(createdAt, since)));
    },

    /** The group of an error, created if it is new; locked until the transaction ends. */
    async touchGroup(group: NewGroup, now: Date) {
      const [row] = await db
        .insert(errorGroups)
        .values({ ...group, failures: 0, people: 0, firstAt: now, lastAt: now })
        .onConflictDoUpdate({ target: errorGroups.fingerprint, set: { lastAt: now } })
        .returning({ id: errorGroups.id, failures: errorGroups.failures });
      return row!;
    },

    /** Whether this document or its network has reported to a group before. */
    async findEarlier({ groupId: group, ...from }: NewReport) {
      const [row] = await db
        .select({
          document: sql<boolean>`coalesce(bool_or(${ticket} = ${from.ticket}), false)`,
          network: sql<boolean>`coalesce(bool_or(${network} = ${from.network}), false)`,
        })
        .from(errorReports)
        .where(and(eq(groupId, group), or(eq(ticket, from.ticket), eq(network, from.network))));
      return row!;
    },

    async addReport(report: NewReport) {
      await db.insert(errorReports).values(report).onConflictDoNothing();
    },

    async countFailure(group: number, isNewPerson: boolean) {
      const { failures, people } = errorGroups;
      await db
        .update(errorGroups)
        .set({ failures: sql`${failures} + 1`, people: sql`${people} + ${isNewPerson ? 1 : 0}` })
        .where(eq(errorGroups.id, group));
    },

    /** Keeps at most `max` groups of a release. Evicts those seen least, the oldest first. */
    async evict(remote: string, releaseId: string, max: number) {
      const surplus = db
        .select({ id: errorGroups.id })
        .from(errorGroups)
        .where(and(eq(errorGroups.remote, remote), eq(errorGroups.releaseId, releaseId)))
        .orderBy(desc(errorGroups.people), desc(errorGroups.lastAt), desc(errorGroups.id))
        .offset(max);
      await db.delete(errorGroups).where(inArray(errorGroups.id, surplus));
    },

    /** Groups seen since a time, those with the most failures first. */
    async listSince(since: Date, filter: { remote?: string; reference?: string }, max: number) {
      const isIn = gte(createdAt, since);
      const failures = sql<number>`(count(distinct ${ticket}) filter (where ${isIn}))::int`;
      const quoted = db
        .select({ id: groupId })
        .from(errorReports)
        .where(eq(errorReports.reference, filter.reference ?? ''));
      return db
        .select({
          group: errorGroups,
          failures,
          people: sql<number>`(count(distinct ${network}) filter (where ${isIn}))::int`,
          routes: sql<string[]>`coalesce(array_agg(distinct ${errorReports.route})
            filter (where ${errorReports.route} is not null), '{}')`,
          references: sql<string[]>`coalesce((array_agg(${errorReports.reference}
            order by ${errorReports.id} desc) filter (where ${errorReports.reference} <> ''))[1:3], '{}')`,
        })
        .from(errorGroups)
        .leftJoin(errorReports, eq(groupId, errorGroups.id))
        .where(
          and(
            gte(errorGroups.lastAt, since),
            filter.remote === undefined ? undefined : eq(errorGroups.remote, filter.remote),
            filter.reference === undefined ? undefined : inArray(errorGroups.id, quoted),
          ),
        )
        .groupBy(errorGroups.id)
        .orderBy(desc(failures), desc(errorGroups.lastAt), asc(errorGroups.id))
        .limit(max);
    },
  };
}
