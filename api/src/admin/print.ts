import type { Answer, Row } from '../staff/act/act';

/** Formats an answer: facts as lines, lists as tables. */
export function print(answer: Answer): string {
  if (Array.isArray(answer)) return answer.length > 0 ? table(answer) : 'Nothing found.';
  return Object.entries(answer)
    .map(([key, value]) => (isTable(value) ? `${key}:\n${print(value)}` : `${key}: ${cell(value)}`))
    .join('\n');
}

function table(rows: Row[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))];
  const widths = keys.map((_, column) => Math.max(...lines.map((line) => width(line[column]!))));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const isTable = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object');

const width = (text: string) => text.length;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(', ') || '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
