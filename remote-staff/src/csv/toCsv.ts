import { guardCell } from 'contract/csv-cell';

type Row = Readonly<Record<string, unknown>>;

/** Rows as CSV with headings (RFC 4180). Texts with another separator of spreadsheets are quoted too. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.map(cell).join(','), ...lines].join('\r\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? listText(value) : String(value);
  const safe = guardCell(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const listText = (value: object) =>
  Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
