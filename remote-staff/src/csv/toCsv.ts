type Row = Readonly<Record<string, unknown>>;

/** Texts that a spreadsheet would run as a formula, including fullwidth characters. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** Rows as CSV with headings (RFC 4180). Prefixes texts that a spreadsheet would run as a formula with a quote. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.map(cell).join(','), ...lines].join('\r\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? listText(value) : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const listText = (value: object) =>
  Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
