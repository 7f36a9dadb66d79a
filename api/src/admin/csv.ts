import type { Row } from './command';

/** A row of a CSV file by its headings, and where it stands in the file. */
export interface CsvRow {
  /** 1-based, the headings are line 1. */
  line: number;
  cells: Record<string, string>;
}

/** A CSV file that cannot be read; the message names the line. */
export class BadCsv extends Error {}

/**
 * Reads RFC 4180: quotes, doubled quotes, line breaks in quotes, and a semicolon instead of the
 * comma, as spreadsheets in half of Europe write it. Headings are compared without case.
 * @throws BadCsv
 */
export function readCsv(text: string): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = /^[^\n,;]*;/.test(clean) ? ';' : ',';
  const [headings, ...rows] = records(clean, separator).filter(
    ({ cells }) => cells.join('') !== '',
  );
  if (!headings) throw new BadCsv('The file is empty.');
  const keys = headings.cells.map((heading) => heading.trim().toLowerCase());
  return rows.map(({ line, cells }) => {
    if (cells.length > keys.length) throw new BadCsv(`Line ${line} has more cells than headings.`);
    const pairs = keys.map((key, at) => [key, (cells[at] ?? '').trim()] as const);
    return { line, cells: Object.fromEntries(pairs) };
  });
}

function records(text: string, separator: string): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = [];
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)|`, 'y');
  const end = new RegExp(`${separator}|\\r?\\n|$`, 'y');
  let line = 1;
  let record = { line, cells: [] as string[] };
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at;
    const [raw, quoted, plain = ''] = cell.exec(text)!;
    end.lastIndex = at + raw.length;
    const stop = end.exec(text)?.[0];
    if (stop === undefined)
      throw new BadCsv(`Line ${line}: a quotation mark is in the wrong place.`);
    record.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += raw.split('\n').length - 1;
    at += raw.length + Math.max(stop.length, 1);
    if (stop === separator) continue;
    found.push(record);
    line += 1;
    record = { line, cells: [] };
  }
  return found;
}

/** Rows as CSV with headings. A cell that a spreadsheet would run as a formula gets a quote. */
export function toCsv(rows: Row[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [keys, ...rows.map((row) => keys.map((key) => write(row[key])))]
    .map((cells) => cells.map(quote).join(','))
    .join('\n');
}

function write(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(' ');
  const text = value instanceof Date ? value.toISOString() : String(value);
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

const quote = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
