import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import {
  contactMessages,
  imports,
  letters,
  mentors,
  mentorTimeOff,
  occurrences,
  outbox,
  rooms,
  startups,
  users,
} from '../../db/schema';
import type { Subject } from '../act/act';

/** Resolves the names that staff use for objects; empty for unknown ones. */
export function subjectQueries(db: Database) {
  const user = (address: string) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, address), isNull(users.deletedAt)));

  return {
    async user(address: string): Promise<Subject[]> {
      return (await user(address)).map(({ id }) => ({ kind: 'user', id }));
    },

    async startup(name: string): Promise<Subject[]> {
      const isId = /^\d{1,9}$/.test(name);
      const named = isId ? eq(startups.id, Number(name)) : eq(startups.slug, name);
      const rows = await db.select({ id: startups.id }).from(startups).where(named);
      return rows.map(({ id }) => ({ kind: 'startup', id }));
    },

    async room(name: string): Promise<Subject[]> {
      const rows = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.name, name));
      return rows.map(({ id }) => ({ kind: 'room', id }));
    },

    async meeting(id: number): Promise<Subject[]> {
      const { startupId } = occurrences;
      const rows = await db
        .select({ startupId, mentor: mentors.userId })
        .from(occurrences)
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .where(eq(occurrences.id, id));
      return rows.flatMap((row) => [
        { kind: 'meeting', id },
        { kind: 'startup', id: row.startupId },
        { kind: 'user', id: row.mentor },
      ]);
    },

    async 'time-off'(id: number): Promise<Subject[]> {
      const rows = await db
        .select({ id: mentors.userId })
        .from(mentorTimeOff)
        .innerJoin(mentors, eq(mentors.id, mentorTimeOff.mentorId))
        .where(eq(mentorTimeOff.id, id));
      return rows.map((row) => ({ kind: 'user', id: row.id }));
    },

    /** A message of the contact form, and its sender if a member. */
    async message(id: number): Promise<Subject[]> {
      const { email } = contactMessages;
      const [row] = await db
        .select({ email })
        .from(contactMessages)
        .where(eq(contactMessages.id, id));
      if (!row) return [];
      const people = (await user(row.email)).map((one): Subject => ({ kind: 'user', ...one }));
      return [{ kind: 'message', id }, ...people];
    },

    async letter(id: number): Promise<Subject[]> {
      const rows = await db.select({ id: letters.id }).from(letters).where(eq(letters.id, id));
      return rows.map((row) => ({ kind: 'letter', ...row }));
    },

    async import(id: number): Promise<Subject[]> {
      const rows = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id));
      return rows.map((row) => ({ kind: 'import', ...row }));
    },

    /** A mail, and its recipient if a member. */
    async mail(id: number): Promise<Subject[]> {
      const [row] = await db.select({ to: outbox.toEmail }).from(outbox).where(eq(outbox.id, id));
      if (!row) return [];
      const people = (await user(row.to)).map((one): Subject => ({ kind: 'user', ...one }));
      return [{ kind: 'mail', id }, ...people];
    },
  };
}
