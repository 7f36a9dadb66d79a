import { z } from 'zod';

import { HttpError } from '../../../app/httpError';
import { type Act, act, type Row, type StaffDeps, toggle } from '../../act/act';
import { BadCsv, type CsvRow, readCsv } from '../../act/csv';
import { Undone } from '../../act/undone';

interface Import<Columns extends z.ZodRawShape> {
  /** What is imported, e.g. `startups`. */
  what: string;
  /** Every column with its description for the help. */
  columns: Columns;
  /** Writes one row. @throws HttpError with the reason */
  put(deps: StaffDeps, row: z.output<z.ZodObject<Columns>>): Promise<'created' | 'changed'>;
}

interface RowError {
  line: number;
  problem: string;
}

/** An act that reads a CSV file: every row or none, with all that is wrong told at once. */
export function importAct<Columns extends z.ZodRawShape>(what: Import<Columns>): Act {
  const columns = Object.entries(what.columns).map(
    ([name, column]) => `${name} (${(column as z.ZodType).description})`,
  );
  return act({
    name: `import.${what.what}`,
    about: `Imports ${what.what} from a CSV file: all rows or none.`,
    file: `CSV with the columns ${columns.join(', ')}`,
    fields: { 'dry-run': toggle('check everything and write nothing') },
    scope: 'programme',
    effect: 'changes',
    says: (_fields, { rows, created, changed }) => [
      `${rows} rows will be imported: ${created} new, ${changed} changed.`,
      `${rows} rows were imported: ${created} new, ${changed} changed.`,
    ],
    async run(deps, flags, file) {
      const rows = read(file);
      const { done, errors } = await putAll(deps, what, rows);
      if (errors.length > 0) {
        const message = `Nothing was imported: ${errors.length} of ${rows.length} rows are wrong.`;
        throw new HttpError(422, message, { body: { errors } });
      }
      const answer: Row = { rows: rows.length, ...done, dryRun: flags['dry-run'] };
      if (flags['dry-run']) throw new Undone(answer);
      return answer;
    },
  });
}

function read(file: string): CsvRow[] {
  try {
    return readCsv(file);
  } catch (error) {
    throw error instanceof BadCsv ? new HttpError(422, error.message) : error;
  }
}

async function putAll<Columns extends z.ZodRawShape>(
  deps: StaffDeps,
  { columns, put }: Import<Columns>,
  rows: CsvRow[],
) {
  const schema = z.object(columns);
  const done = { created: 0, changed: 0 };
  const errors: RowError[] = [];
  for (const { line, cells } of rows) {
    const given = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${given[String(path[0])] ? message : 'missing'}`,
      );
      errors.push({ line, problem: problems.join('; ') });
      continue;
    }
    try {
      // A savepoint, so that a row that fails does not spoil the check of the next ones.
      const result = await deps.db.transaction((db) => put({ ...deps, db }, parsed.data));
      done[result] += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      errors.push({ line, problem: error.message });
    }
  }
  return { done, errors };
}
