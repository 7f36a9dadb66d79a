import type { Suggestions } from 'contract/act-form';
import { emailOf } from 'contract/wire/session.contract';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';

import { notFound } from '../../app/httpError';
import type { Database } from '../../db/database';
import { mentors, rooms, startups, users } from '../../db/schema';
import { wholeNumber } from './wholeNumber';

/** A person by the address they sign in with. */
export const email = (help: string) => emailOf('must be an email address').describe(help);

/** Where a form gets suggestions for a field. */
const from = (suggestions: Suggestions) => ({ suggestions });

/** A member by that address. */
export const member = (help: string) => email(help).meta({ subject: 'user', ...from('people') });

/** A mentor by the address they sign in with. */
export const mentorAddress = email('email address of the mentor').meta({
  subject: 'user',
  ...from('mentors'),
});

/** A startup by its slug or id. */
export const slug = (help: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .describe(help)
    .meta({ subject: 'startup', ...from('startups') });

/** A session by its id. */
export const session = (when: 'upcoming' | 'past') =>
  numbered('number of the session', 'meeting').meta({
    title: 'Session',
    ...from(`${when}-sessions`),
  });

/** An object by its id. @param subject its kind, for searches of the record */
export const numbered = (
  help: string,
  subject: 'meeting' | 'mail' | 'time-off' | 'message' | 'letter' | 'import',
) => wholeNumber().describe(help).meta({ subject });

/** Finds objects by the names that staff use; a miss is a 404 with a sentence. */
export function find(db: Database) {
  async function user(address: string) {
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.email, address), isNull(users.deletedAt)));
    if (!row) throw notFound(`No member has the address ${address}.`);
    return row;
  }

  return {
    user,

    async startup(name: string) {
      const byId = /^\d{1,9}$/.test(name) ? eq(startups.id, Number(name)) : undefined;
      const [row] = await db
        .select()
        .from(startups)
        .where(byId ?? eq(startups.slug, name));
      if (!row) throw notFound(`There is no startup '${name}'.`);
      return row;
    },

    async mentor(address: string) {
      const { id } = await user(address);
      const [row] = await db.select().from(mentors).where(eq(mentors.userId, id));
      if (!row)
        throw notFound(`${address} is not a mentor. See: npm run admin -- mentors create --help`);
      return row;
    },

    async room(name: string) {
      const [row] = await db.select().from(rooms).where(eq(rooms.name, name));
      if (!row) throw notFound(`There is no room '${name}'.`);
      return row;
    },
  };
}
