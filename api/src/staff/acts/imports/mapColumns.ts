import { z } from 'zod';

import { unprocessable } from '../../../app/httpError';
import type { CsvRow } from '../../act/csv';

/** The heading of each column in the file, in lower case, by column name. */
export type ColumnMap = Readonly<Record<string, string>>;

/**
 * Parses a map such as `name=Company, industry=Sector`, or the same as JSON, whose headings may contain any character.
 * A column with an empty heading is not imported. Other columns use their own name as heading.
 * @throws 422
 */
export function readMap(text: string, columns: readonly string[]): ColumnMap {
  const map = Object.fromEntries(columns.map((column) => [column, column]));
  for (const [column, heading] of pairsOf(text)) {
    if (heading === undefined || !columns.includes(column))
      throw unprocessable(
        `'${column}' must be COLUMN=HEADING, and COLUMN one of ${columns.join(', ')}.`,
      );
    map[column] = heading.trim().toLowerCase();
  }
  return map;
}

function pairsOf(text: string): [column: string, heading: string | undefined][] {
  if (text.startsWith('{')) return Object.entries(readJson(text));
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [column = '', heading] = pair.split('=');
    return [column.trim(), heading];
  });
}

function readJson(text: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    throw unprocessable('The map must be an object of headings by column.');
  }
}

/** The cells of a row by column, without empty and missing ones. */
export function cellsOf({ cells }: CsvRow, map: ColumnMap): Record<string, string> {
  const given = Object.entries(map).filter(([, heading]) => Object.hasOwn(cells, heading));
  const found = given.map(([column, heading]) => [column, cells[heading]!] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}
