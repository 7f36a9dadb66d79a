import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../db/schema';
import { meetingRecords } from './meetingRecords';
import { messages } from './messages';
import { people } from './people';
import { programme } from './programme';
import type { Retention } from './retention';
import { site } from './site';
import { staff } from './staff';
import { startupsAndMentors } from './startups';

type Schema = typeof schema;

/** Every table of the database by its name in the schema. */
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];

/**
 * Retention of every table: a new table without an entry does not compile. The purge job applies it; docs/privacy.md
 * and the export show it.
 */
export const RETENTION: Record<TableName, Retention> = {
  ...people,
  ...startupsAndMentors,
  ...meetingRecords,
  ...messages,
  ...staff,
  ...programme,
  ...site,
};

/** The tables themselves. */
export const TABLES = new Map(
  Object.entries(schema).filter(([, value]) => is(value, PgTable)),
) as unknown as Map<string, PgTable>;
