import { arrayContains, desc, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { actDetails, acts } from '../../db/schema';
import { MAX_ROWS } from './export.queries';

/** What staff did about somebody, or in their place; who of the staff is not theirs to know. */
export const actsAbout = (db: Database, userId: number) =>
  db
    .select({ at: acts.at, what: acts.act, text: actDetails.text, why: actDetails.why })
    .from(acts)
    .leftJoin(actDetails, eq(actDetails.actId, acts.id))
    .where(or(arrayContains(acts.subjects, [`user:${userId}`]), eq(acts.forId, userId)))
    .orderBy(desc(acts.id))
    .limit(MAX_ROWS);
