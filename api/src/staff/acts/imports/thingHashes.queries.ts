import type { ImportedKind } from 'contract/wire/imports.contract';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { referencesTo } from '../../../db/referencesTo';
import { rowsOf } from '../../../db/rows';
import {
  busyCalendars,
  mentorAssignments,
  mentors,
  notifications,
  startups,
  users,
} from '../../../db/schema';

/** The state of an object: a hash per column, and one for the referencing rows of each table. */
export type ThingHashes = Record<string, string>;

export const TABLES = {
  user: users,
  startup: startups,
  mentor: mentors,
  assignment: mentorAssignments,
};

/** Computed by the api from other columns. */
const DERIVED_COLUMNS = ['search_text', 'search_name'];

/** Columns set by people, in tables that the api also updates. */
const USER_COLUMNS = new Map<PgTable, string[]>([[busyCalendars, ['address', 'added_at']]]);

/** Rows that others cause, and that are deleted with the object: no use of it. */
const NO_USE = new Set<PgTable>([notifications]);

export function thingHashesQueries(db: Database) {
  const hashes = (statement: SQL) =>
    rowsOf<{ id: number; part: string; hash: string }>(db, statement);

  /** Columns that are not null, so that a column added later changes nothing. */
  const ofColumns = (table: PgTable, ids: SQL) => sql`
    select ${table}.id, e.key as part, md5(e.value::text) as hash
    from ${table} cross join jsonb_each(jsonb_strip_nulls(to_jsonb(${table}))) e
    where ${table}.id in (${ids}) and e.key not in (${list(DERIVED_COLUMNS)})`;

  const ofReferences = (kind: ImportedKind, ids: SQL) =>
    referencesTo(TABLES[kind])
      .filter(({ table }) => !NO_USE.has(table))
      .map(({ table, column }) => {
        const decided = USER_COLUMNS.get(table);
        const compared = decided ? sql`e.key in (${list(decided)})` : sql`e.key <> 'id'`;
        const row = sql`(select jsonb_object_agg(e.key, e.value)::text
        from jsonb_each(jsonb_strip_nulls(to_jsonb(${table}))) e where ${compared})`;
        return sql`
        select ${column} as id, ${`${getTableName(table)}.${column.name}`} as part,
          md5(string_agg(${row}, ',' order by ${row})) as hash
        from ${table} where ${column} in (${ids}) group by ${column}`;
      });

  /** Meetings reference both, but not the assignment. */
  const ofPair = (ids: SQL) => sql`
    select a.id, 'schedules.assignment' as part, md5(string_agg(s.id::text, ',' order by s.id)) as hash
    from mentor_assignments a
    join schedules s on s.mentor_id = a.mentor_id and s.startup_id = a.startup_id
    where a.id in (${ids}) group by a.id`;

  return {
    /** Current state of all objects of one kind. Objects that do not exist are missing from the result. */
    async of(kind: ImportedKind, things: readonly number[]): Promise<Map<number, ThingHashes>> {
      const left = new Map<number, ThingHashes>();
      if (things.length === 0) return left;
      const ids = sql.join(
        things.map((id) => sql`${id}::integer`),
        sql`, `,
      );
      const parts = [ofColumns(TABLES[kind], ids), ...ofReferences(kind, ids)];
      if (kind === 'assignment') parts.push(ofPair(ids));
      for (const part of parts)
        for (const { id, part: name, hash } of await hashes(part))
          left.set(id, { ...left.get(id), [name]: hash });
      return left;
    },

    /** Blocks new references to these objects until the transaction ends. */
    async lock(kind: ImportedKind, things: readonly number[]) {
      if (things.length === 0) return;
      const ids = sql.join(
        things.map((id) => sql`${id}::integer`),
        sql`, `,
      );
      if (kind === 'assignment')
        await db.execute(sql`select 1 from mentors where id in
          (select mentor_id from mentor_assignments where id in (${ids})) order by id for update`);
      await db.execute(
        sql`select 1 from ${TABLES[kind]} where id in (${ids}) order by id for update`,
      );
    },
  };
}

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
