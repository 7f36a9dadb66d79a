import type { Programme } from 'contract/wire/programme.contract';

/** One thing that differs, where it stands in the document, and both as text. */
export interface Difference {
  path: string; // 'site.seasons.1.name'
  before: string;
  after: string;
}

const MAX_TEXT_LENGTH = 120; // characters

/** What differs between two states of the programme, or of a part of it, in the order of the document. */
export function differencesBetween<Part extends Programme | Programme['legal']>(
  before: Part,
  after: Part,
): Difference[] {
  return differ('', before, after);
}

function differ(path: string, before: unknown, after: unknown): Difference[] {
  if (before === after) return [];
  if (isTree(before) && isTree(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      differ(path ? `${path}.${key}` : key, before[key], after[key]),
    );
  }
  return [{ path, before: textOf(before), after: textOf(after) }];
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const named = isTree(value) ? (value.name ?? value.title ?? JSON.stringify(value)) : value;
  const text = String(named);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}
