import type { ImportDryRun, ImportedLine } from 'contract/wire/imports.contract';
import type { StaffScope } from 'contract/wire/staff.contract';
import { z } from 'zod';

import { HttpError, unprocessable } from '../../../app/httpError';
import { type Act, act, type Row, toggle } from '../../act/act';
import { BadCsv, type CsvRow, readCsv } from '../../act/csv';
import { DryRun } from '../../act/dryRun';
import { plural } from '../../act/plural';
import { hoursChangeText } from '../mentors/notifyHoursChange';
import { lineErrors } from './lineErrors';
import { logImport } from './logImport';
import { readMap } from './mapColumns';
import { type Import, putRows } from './putRows';

/** This many are written well within the timeout of a call. */
const MAX_ROWS = 500;

/**
 * An act that imports a CSV file: all rows or none, with all errors at once. A dry run writes nothing and reports the
 * result by line.
 */
export function importAct<Columns extends z.ZodRawShape>(
  what: Import<Columns>,
  scope: StaffScope = 'programme',
): Act {
  const columns = Object.entries(what.columns).map(([name, column]) => {
    return { name, about: (column as z.ZodType).description ?? '' };
  });
  return act({
    name: `import.${what.what}`,
    about: `Imports ${what.what} from a CSV file: all rows or none.`,
    file: `CSV with the columns ${columns.map(({ name, about }) => `${name} (${about})`).join(', ')}`,
    fields: {
      map: z
        .string()
        .max(2_000)
        .default('')
        .describe(
          'columns that have another heading in the file, e.g. "name=Company, industry=Sector"',
        ),
      'dry-run': toggle('write nothing, and show line by line what would happen'),
    },
    scope,
    effect: 'changes',
    creates: 'import',
    says({ 'dry-run': dryRun }, { rows, ...counts }) {
      const { created, changed, unchanged, wrong, notified } = counts;
      const fates = `${created} new, ${changed} changed, ${unchanged} unchanged`;
      if (dryRun) {
        const tried = `${plural(rows, 'row')}: ${fates}, ${wrong} with errors.`;
        return [`Nothing will be imported. ${tried}`, `Nothing was imported. ${tried}`];
      }
      const more = what.notifies && created ? ` ${what.notifies}` : '';
      return [
        `${plural(rows, 'row')} will be imported: ${fates}.${hoursChangeText(notified)}${more}`,
        `${plural(rows, 'row was', 'rows were')} imported: ${fates}.`,
      ];
    },
    async run(deps, { map: text, 'dry-run': dryRun }, file) {
      const { headings, rows } = read(file);
      const names = columns.map(({ name }) => name);
      const map = readMap(text, names);
      const { lines, things, notified } = await putRows(deps, what, rows, map);
      const answer = { rows: rows.length, ...count(lines), ...(notified && { notified }), dryRun };
      if (dryRun) {
        const found = columns.map((one) => {
          const heading = map[one.name]!;
          return { ...one, heading: headings.includes(heading) ? heading : null };
        });
        const run: ImportDryRun & Row = { ...answer, headings, columns: found, lines };
        throw new DryRun(run);
      }
      const errors = lines.filter(({ fate }) => fate === 'wrong');
      if (errors.length === 0) {
        const id = await logImport(deps, { ...answer, what: what.what, things });
        return { id, ...answer } as Row;
      }
      const message = `Nothing was imported: ${errors.length} of ${plural(rows.length, 'row')} ${errors.length === 1 ? 'has' : 'have'} errors.`;
      const wrong = errors.map(({ line, problem }) => ({ line, problem }));
      throw new HttpError(422, message, lineErrors(wrong));
    },
  });
}

function read(file: string): { headings: string[]; rows: CsvRow[] } {
  try {
    const table = readCsv(file);
    const { length } = table.rows;
    if (length > MAX_ROWS)
      throw new BadCsv(
        `The file has ${length} rows. An import takes at most ${MAX_ROWS}: split the file.`,
      );
    return table;
  } catch (error) {
    throw error instanceof BadCsv ? unprocessable(error.message) : error;
  }
}

function count(lines: readonly ImportedLine[]) {
  const of = (what: ImportedLine['fate']) => lines.filter(({ fate }) => fate === what).length;
  return {
    created: of('created'),
    changed: of('changed'),
    unchanged: of('unchanged'),
    wrong: of('wrong'),
  };
}
