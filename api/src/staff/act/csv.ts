import { guardCell, readCell } from 'contract/csv-cell';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

import type { Row } from './act';

/** A row of a CSV file by its headings, and its position in the file. */
export interface CsvRow {
  /** 1-based; the headings are line 1. */
  line: number;
  cells: Record<string, string>;
}

/** An invalid CSV file; the message names the line. */
export class BadCsv extends Error {}

/** A first line that declares the separator for spreadsheets. */
const SEPARATOR = /^\uFEFF?sep=([,;\t])\n/i;

/** Replaces bytes that are no UTF-8. */
const NO_UTF8 = '\uFFFD';

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads RFC 4180, also with semicolons, as spreadsheets in half of Europe write it, or tabs, as they copy it. Headings
 * are in lower case.
 * @throws BadCsv
 */
export function readCsv(text: string): { headings: string[]; rows: CsvRow[] } {
  if (text.includes(NO_UTF8))
    throw new BadCsv('The file is not UTF-8. Save it as “CSV UTF-8”, and try again.');
  const [headings, ...rows] = records(text.replace(/\r\n?/g, '\n'));
  if (!headings) throw new BadCsv('The file is empty.');
  const keys = headings.cells.map((heading) => heading.toLowerCase());
  const named = keys.filter((key) => key !== '');
  const twice = named.find((key, at) => named.indexOf(key) !== at);
  if (twice !== undefined) throw new BadCsv(`The heading “${twice}” appears twice.`);
  const read = rows.map(({ line, cells }) => {
    if (cells.length > keys.length) throw new BadCsv(`Line ${line} has more cells than headings.`);
    const pairs = keys.map((key, at) => [key, readCell(cells[at] ?? '')] as const);
    return { line, cells: Object.fromEntries(pairs.filter(([key]) => key !== '')) };
  });
  return { headings: named, rows: read };
}

function records(text: string): { line: number; cells: string[] }[] {
  const named = SEPARATOR.exec(text)?.[1];
  // Replaced by an empty line, to keep line numbers.
  const table = text.replace(SEPARATOR, '\n');
  try {
    const parsed = parse(table, {
      delimiter: named ?? delimiterOf(table),
      bom: true,
      trim: true,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => {
      // The parser reports where a row ends, but an editor shows where it begins.
      const breaks = record.join('').split('\n').length - 1;
      return { line: info.lines - breaks, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadCsv(`Line ${error.lines}: a quotation mark is in the wrong place.`);
  }
}

/** The most frequent separator between the headings, outside of quotes. */
function delimiterOf(text: string): string {
  const outside = text.trimStart().replace(/"[^"]*"/g, '');
  const [headings = ''] = outside.split('\n', 1);
  const count = (sign: string) => headings.split(sign).length;
  return [';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ',');
}

/**
 * Rows as CSV. A cell that a spreadsheet would run as a formula gets a quote.
 * @param header whether the first line has the headings
 */
export function toCsv(rows: Row[], header = true): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const written = stringify(rows, {
    header,
    columns,
    quoted_match: /[;\t]/,
    cast: {
      date: (value) => value.toISOString(),
      object: (value) => guardCell(Array.isArray(value) ? value.join(' ') : JSON.stringify(value)),
      string: guardCell,
      boolean: String,
    },
  });
  return written.trimEnd();
}
