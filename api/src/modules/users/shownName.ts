import { sql } from 'drizzle-orm';

/** The surname of `u`, a row of users, where it is one that is shown: as in `fullName` (rule 2.1). */
export const SHOWN_SURNAME = sql`case when char_length(trim(u.surname)) > 1 then trim(u.surname) end`;

/** The name of `u` as pages and mails show it; empty where there is nobody. */
export const SHOWN_NAME = sql`coalesce(concat_ws(' ', u.name, ${SHOWN_SURNAME}), '')`;
