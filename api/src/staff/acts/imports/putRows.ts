import type { ImportedKind, ImportedLine, ImportKind } from 'contract/wire/imports.contract';
import { z } from 'zod';

import { HttpError } from '../../../app/httpError';
import type { Row, StaffDeps } from '../../act/act';
import type { CsvRow } from '../../act/csv';
import { type ColumnMap, cellsOf } from './mapColumns';

export interface Import<Columns extends z.ZodRawShape> {
  what: ImportKind;
  /** Every column with its description for the help. */
  columns: Columns;
  /** Writes one row. @throws HttpError with the reason */
  put(deps: StaffDeps, row: z.output<z.ZodObject<Columns>>): Promise<PutRow>;
}

/** What became of one row. */
export interface PutRow {
  fate: Exclude<ImportedLine['fate'], 'wrong'>;
  /** What it made or changed, in the order that it was made. */
  things: PutThing[];
  /** Who is notified of it, if anybody. */
  notified?: number | undefined;
}

/** A thing that is made or changed; `before` is what undoing restores, null of what was made. */
export interface PutThing {
  kind: ImportedKind;
  id: number;
  before: Row | null;
}

/** Things of an import, each at the first line that is about it: what was there before is known there. */
export type LoggedThing = PutThing & { line: number };

/** Writes every row it can, and says what became of each and of which things. */
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
      // A savepoint, so that a row that fails does not spoil the check of the next ones.
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
