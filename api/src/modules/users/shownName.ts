import { sql } from 'drizzle-orm';

/** The surname of `u`, a row of users, if it is shown: as in `fullName` (rule 2.1). */
export const SHOWN_SURNAME = sql`case when char_length(trim(u.surname)) > 1 then trim(u.surname) end`;

/** The name of `u` on pages and in mails; empty without a user. */
export const SHOWN_NAME = sql`coalesce(concat_ws(' ', u.name, ${SHOWN_SURNAME}), '')`;
