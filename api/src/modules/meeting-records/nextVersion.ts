import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** One more than the stored version. The version that was read may be the largest of its column, which has no next. */
export const nextVersion = (version: PgColumn): SQL => sql`${version} + 1`;
