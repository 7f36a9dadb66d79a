/** What a programme says of itself, sorted by how code could repeat it. */
export interface ProgrammeValues {
  /** Names, sentences, addresses: long enough to be nobody else's. */
  texts: string[];
  /** Figures that nothing else is counted with. */
  figures: string[];
}

/** Places that choose one of a few, name a country or a clock: words of everybody. */
const COMMON = /(?:^|\.)(?:kind|size|zone|code|country|law|data_law|language|city|region)$/;
/** Days and moments: `2024-11-04` stands in examples; `15 December 2024` is found as text. */
const DAY = /^\d{4}(?:-\d{2})?(?:-\d{2})?(?: \d{2}:\d{2})?$/;
/** Drawings that the pages bring along. */
const DRAWING = /^(?:demo:|$)/;

const NAMED =
  /(?:^|\.)(?:name|company|href|mail_\w+|register|address|trip|trip_authorities|prize)$/;
/** Invitations that state nothing of a programme; pages have them as well. */
const GENERAL = new Set([
  'leave your email address and hear of open calls, episodes and demo nights first.',
]);

const MIN_SENTENCE_LENGTH = 25; // characters; shorter pieces ('programme starts') are common English
const MIN_NAME_LENGTH = 5; // characters
const MIN_FIGURE = 101; // below it numbers mean all kinds of things

/** @param programme any document of contract's shape; only what it holds is looked at */
export function valuesOf(programme: unknown): ProgrammeValues {
  const places = leaves(programme);
  const texts = places.flatMap(([path, value]) =>
    typeof value === 'string' ? pieces(path, value) : [],
  );
  const figures = places.flatMap(([path, value]) =>
    typeof value === 'number' && value >= MIN_FIGURE && value % 100 !== 0 && !COMMON.test(path)
      ? [String(value)]
      : [],
  );
  return { texts: [...new Set(texts)], figures: [...new Set(figures)] };
}

/** A text of several sentences is repeated sentence by sentence; what is filled in stands between. */
function pieces(path: string, value: string): string[] {
  if (COMMON.test(path) || DAY.test(value) || DRAWING.test(value)) return [];
  const min = NAMED.test(path) ? MIN_NAME_LENGTH : MIN_SENTENCE_LENGTH;
  return value
    .split(/\{\w+\}|(?<=[.!?]) |[[\]()]/)
    .map(comparable)
    .filter((piece) => piece.length >= min && !/^season \d+$/.test(piece) && !GENERAL.has(piece));
}

/** Case, spaces and the shape of quotes decide nothing. */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’ʼ]|\\'/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}
