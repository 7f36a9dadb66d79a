import { and, arrayContains, desc, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { actDetails, acts, importedThings, imports, mentors } from '../../db/schema';
import { MAX_ROWS } from './exportRows';

/** Acts of staff about a user or on their behalf, without the names of staff. */
export const actsAbout = (db: Database, userId: number) =>
  db
    .select({ at: acts.at, what: acts.act, text: actDetails.text, why: actDetails.why })
    .from(acts)
    .leftJoin(actDetails, eq(actDetails.actId, acts.id))
    .where(or(arrayContains(acts.subjects, [`user:${userId}`]), eq(acts.forId, userId)))
    .orderBy(desc(acts.id))
    .limit(MAX_ROWS);

/** Changes of a user by an import of the last day, with the previous mentor data. */
export const importsAbout = (db: Database, userId: number) =>
  db
    .select({ at: imports.madeAt, what: imports.what, before: importedThings.before })
    .from(importedThings)
    .innerJoin(imports, eq(imports.id, importedThings.importId))
    .leftJoin(mentors, eq(mentors.userId, userId))
    .where(
      or(
        and(eq(importedThings.kind, 'user'), eq(importedThings.thingId, userId)),
        and(eq(importedThings.kind, 'mentor'), eq(importedThings.thingId, mentors.id)),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(MAX_ROWS);
