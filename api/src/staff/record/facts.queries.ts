import type { SubjectKind } from 'contract/wire/staff.contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import type { Row } from '../act/act';
import { mentorFacts } from './mentorFacts.queries';

/** Facts that reference people: `user:9`, followed by their role. */
export const NAMING_FACTS = ['team', 'mentors', 'dealt with by'] as const;

/** The fields of one object of each kind that staff can change. */
export function factsQueries(
  db: Database,
): Record<SubjectKind, (id: number) => Promise<Row | undefined>> {
  const { users, staffScopes, startups, teamMembers, mentorAssignments, mentors } = schema;
  const { occurrences, rooms, outbox } = schema;

  return {
    async user(id) {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (!row) return undefined;
      const scopes = await db
        .select({ scope: staffScopes.scope })
        .from(staffScopes)
        .where(eq(staffScopes.userId, id))
        .orderBy(asc(staffScopes.scope));
      return {
        investor: row.isInvestor,
        startup: row.isStartup,
        scopes: scopes.map(({ scope }) => scope),
        'second factor': row.secondFactorSince !== null,
        disabled: row.disabledAt !== null,
        erased: row.deletedAt !== null,
        ...(await mentorFacts(db, id)),
      };
    },

    async startup(id) {
      const [row] = await db.select().from(startups).where(eq(startups.id, id));
      if (!row) return undefined;
      const team = await db
        .select()
        .from(teamMembers)
        .where(eq(teamMembers.startupId, id))
        .orderBy(asc(teamMembers.userId));
      const open = and(eq(mentorAssignments.startupId, id), isNull(mentorAssignments.endedAt));
      const mentoring = await db
        .select({ userId: mentors.userId })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .where(open)
        .orderBy(asc(mentors.userId));
      const { slug, name, seasonNumber: season, seasons, stage, published, incorporated } = row;
      const { industry, description, website, linkedIn, x, startupImage } = row;
      return {
        slug,
        name,
        season,
        seasons,
        stage,
        published,
        incorporated,
        industry,
        description,
        website,
        linkedIn,
        x,
        picture: startupImage,
        team: team.map(({ userId, kind, position }) => `user:${userId} ${kind}, ${position}`),
        mentors: mentoring.map(({ userId }) => `user:${userId}`),
      };
    },

    async meeting(id) {
      const [row] = await db.select().from(occurrences).where(eq(occurrences.id, id));
      if (!row) return undefined;
      const { meetingProposals: proposals } = schema;
      const [proposal] = await db.select().from(proposals).where(eq(proposals.occurrenceId, id));
      return {
        from: row.startsAt,
        to: row.endsAt,
        status: row.status,
        reason: row.cancelReason,
        offered: proposal?.times ?? [],
      };
    },

    async room(id) {
      const [row] = await db.select().from(rooms).where(eq(rooms.id, id));
      // A meeting address gives access to the room.
      return row && { name: row.name, active: row.active, 'has an address': row.joinUrl !== null };
    },

    async letter(id) {
      const [row] = await db.select().from(schema.letters).where(eq(schema.letters.id, id));
      if (!row) return undefined;
      const { subject, state, audience, recipients, listed } = row;
      return { subject, state, audience, recipients, listed, written: row.changedAt };
    },

    async message(id) {
      const { contactMessages, contactAnswers } = schema;
      const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
      if (!row) return undefined;
      const answers = await db.$count(contactAnswers, eq(contactAnswers.messageId, id));
      const assignee = row.assigneeId === null ? null : `user:${row.assigneeId}`;
      return { state: row.state, 'dealt with by': assignee, answers };
    },

    async import(id) {
      const [row] = await db.select().from(schema.imports).where(eq(schema.imports.id, id));
      return (
        row && { what: row.what, new: row.created, changed: row.changed, undone: row.undoneAt }
      );
    },

    async mail(id) {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
      return row && { due: row.dueAt, sent: row.sentAt, dropped: row.droppedAt };
    },
  };
}
