import type { ImportedKind, ImportedLine, ImportKind } from 'contract/wire/imports.contract';
import { z } from 'zod';

import { HttpError } from '../../../app/httpError';
import type { Row, StaffDeps } from '../../act/act';
import type { CsvRow } from '../../act/csv';
import { type ColumnMap, cellsOf } from './mapColumns';

export interface Import<Columns extends z.ZodRawShape> {
  what: ImportKind;
  /** Columns with descriptions for the help. */
  columns: Columns;
  /** Who is notified of created things, as a sentence. */
  notifies?: string;
  /** Writes one row. @throws HttpError with the reason */
  put(deps: StaffDeps, row: z.output<z.ZodObject<Columns>>): Promise<PutRow>;
}

/** The result of one row. */
export interface PutRow {
  fate: Exclude<ImportedLine['fate'], 'wrong'>;
  /** Objects it created or changed, in order of creation. */
  things: PutThing[];
  /** The notified user, if any. */
  notified?: number | undefined;
}

/** A created or changed object; `before` is what undoing restores, null for a created one. */
export interface PutThing {
  kind: ImportedKind;
  id: number;
  before: Row | null;
}

/** Objects of an import with their first line, because the state before it is known there. */
export type LoggedThing = PutThing & { line: number };

/** Writes all valid rows, and reports the result and the objects of each. */
export async function putRows<Columns extends z.ZodRawShape>(
  deps: StaffDeps,
  { columns, put }: Import<Columns>,
  rows: readonly CsvRow[],
  map: ColumnMap,
): Promise<{ lines: ImportedLine[]; things: LoggedThing[]; notified: number }> {
  const schema = z.object(columns);
  const [first = ''] = Object.keys(columns);
  const lines: ImportedLine[] = [];
  const things = new Map<string, LoggedThing>();
  const notified = new Set<number>();
  for (const row of rows) {
    const given = cellsOf(row, map);
    const { line } = row;
    const name = given[first] ?? '';
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${given[String(path[0])] ? message : 'missing'}`,
      );
      lines.push({ line, name, fate: 'wrong', problem: problems.join('; ') });
      continue;
    }
    try {
      // A savepoint, so that later rows can be checked after one fails.
      const made = await deps.db.transaction((db) => put({ ...deps, db }, parsed.data));
      lines.push({ line, name, fate: made.fate });
      if (made.notified !== undefined) notified.add(made.notified);
      for (const thing of made.things) {
        const key = `${thing.kind}:${thing.id}`;
        if (!things.has(key)) things.set(key, { ...thing, line });
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      lines.push({ line, name, fate: 'wrong', problem: error.message });
    }
  }
  return { lines, things: [...things.values()], notified: notified.size };
}
