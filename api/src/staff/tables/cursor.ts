import { tryParseJson } from 'server-kit/json';

import { invalid } from '../../app/httpError';
import type { Sort } from './table';

/** The last row of a page. The next page starts after it. */
export interface Cursor {
  /** As text; its type depends on the order. */
  value: string;
  id: number;
}

export const printCursor = ({ value, id }: Cursor) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** @throws 422 for anything except a cursor of {@link printCursor} in this order */
export function readCursor(text: string, type: Sort['type']): Cursor {
  const [value, id, ...more] = parse(text);
  const isId = Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_INTEGER;
  if (typeof value === 'string' && isId && more.length === 0 && IS_READABLE[type](value))
    return { value, id: Number(id) };
  throw invalid({ after: 'The page is unknown.' });
}

const MAX_INTEGER = 2_147_483_647;

/** Whether the database can parse the text as that type. */
const IS_READABLE: Record<Sort['type'], (value: string) => boolean> = {
  text: (value) => !value.includes('\0') && Buffer.from(value).toString() === value,
  integer: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= MAX_INTEGER,
  timestamptz: (value) =>
    /^(19|20|21|22)\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value) &&
    !Number.isNaN(Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
};

function parse(text: string): unknown[] {
  const parsed = tryParseJson(Buffer.from(text, 'base64url'));
  return Array.isArray(parsed) ? parsed : [];
}
