import type { Programme } from 'contract/wire/programme.contract';

/** A difference with its path in the document, and both values as text. */
interface Difference {
  path: string; // 'site.seasons.1.name'
  before: string;
  after: string;
}

const MAX_TEXT_LENGTH = 120; // characters
const LEAD_LENGTH = 40; // characters before the first difference

/** Differences between two states of the programme, or of a part of it, in document order. */
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
  return [{ path, ...cutWhereTheyDiffer(textOf(before), textOf(after)) }];
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const named = isTree(value) ? (value.name ?? value.title ?? JSON.stringify(value)) : value;
  return String(named);
}

/** Both begin shortly before the first difference if a long text has it further on. */
function cutWhereTheyDiffer(before: string, after: string): Omit<Difference, 'path'> {
  const [one, other] = [[...before], [...after]];
  const differing = one.findIndex((character, at) => character !== other[at]);
  const first = differing < 0 ? one.length : differing;
  const isLong = Math.max(one.length, other.length) > MAX_TEXT_LENGTH;
  const from = isLong && first > MAX_TEXT_LENGTH / 2 ? first - LEAD_LENGTH : 0;
  return { before: cut(one, from), after: cut(other, from) };
}

/** A limited number of characters from a position, with '…' for what is left out. */
function cut(characters: readonly string[], from: number): string {
  const shown = [...(from > 0 ? ['…'] : []), ...characters.slice(from)];
  if (shown.length <= MAX_TEXT_LENGTH) return shown.join('');
  return `${shown.slice(0, MAX_TEXT_LENGTH - 1).join('')}…`;
}
