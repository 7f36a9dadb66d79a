import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

import type { Row } from './act';

/** A row of a CSV file by its headings, and where it stands in the file. */
export interface CsvRow {
  /** 1-based, the headings are line 1. */
  line: number;
  cells: Record<string, string>;
}

/** A CSV file that cannot be read; the message names the line. */
export class BadCsv extends Error {}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads RFC 4180, and a semicolon instead of the comma, as spreadsheets in half of Europe write it.
 * Headings are compared without case.
 * @throws BadCsv
 */
export function readCsv(text: string): CsvRow[] {
  const [headings, ...rows] = records(text);
  if (!headings) throw new BadCsv('The file is empty.');
  const keys = headings.cells.map((heading) => heading.toLowerCase());
  return rows.map(({ line, cells }) => {
    if (cells.length > keys.length) throw new BadCsv(`Line ${line} has more cells than headings.`);
    return { line, cells: Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? ''])) };
  });
}

function records(text: string): { line: number; cells: string[] }[] {
  const delimiter = /^[^\n,;]*;/.test(text) ? ';' : ',';
  try {
    const parsed = parse(text, {
      ...{ delimiter, bom: true, trim: true, info: true },
      ...{ relax_column_count: true, skip_records_with_empty_values: true },
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => {
      // The parser counts to where a row ends; an editor looks for where it begins.
      const breaks = record.join('').split('\n').length - 1;
      return { line: info.lines - breaks, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadCsv(`Line ${error.lines}: a quotation mark is in the wrong place.`);
  }
}

/** Rows as CSV with headings. A cell that a spreadsheet would run as a formula gets a quote. */
export function toCsv(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const written = stringify(rows, {
    ...{ header: true, columns, escape_formulas: true },
    cast: {
      date: (value) => value.toISOString(),
      object: (value) => (Array.isArray(value) ? value.join(' ') : JSON.stringify(value)),
      number: (value) => ({ value: String(value), escape_formulas: false }),
      boolean: String,
    },
  });
  return written.trimEnd();
}
