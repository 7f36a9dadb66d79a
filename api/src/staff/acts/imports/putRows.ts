import type { ImportedLine } from 'contract/wire/imports.contract';
import { z } from 'zod';

import { HttpError } from '../../../app/httpError';
import type { StaffDeps } from '../../act/act';
import type { CsvRow } from '../../act/csv';
import { type ColumnMap, cellsOf } from './mapColumns';

export interface Import<Columns extends z.ZodRawShape> {
  /** What is imported, e.g. `startups`. */
  what: string;
  /** Every column with its description for the help. */
  columns: Columns;
  /** Writes one row. @throws HttpError with the reason */
  put(
    deps: StaffDeps,
    row: z.output<z.ZodObject<Columns>>,
  ): Promise<Exclude<ImportedLine['fate'], 'wrong'>>;
}

/** Writes every row it can, and says what became of each. */
export async function putRows<Columns extends z.ZodRawShape>(
  deps: StaffDeps,
  { columns, put }: Import<Columns>,
  rows: readonly CsvRow[],
  map: ColumnMap,
): Promise<ImportedLine[]> {
  const schema = z.object(columns);
  const [first = ''] = Object.keys(columns);
  const lines: ImportedLine[] = [];
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
      const fate = await deps.db.transaction((db) => put({ ...deps, db }, parsed.data));
      lines.push({ line, name, fate });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      lines.push({ line, name, fate: 'wrong', problem: error.message });
    }
  }
  return lines;
}
