import type { Text, Violation } from './sources';

/** The programme of the demo data: its content must not be repeated in code. */
const DEMO = 'contract/demo-programme/';
/** The product's code, besides its tests. */
const PRODUCT = /^(api|art|contract|delivery|remote-[a-z]+|server-kit|shared-ui|shell)\//;
/** Tests, the demo data with its guidelines, and the default sender (MAIL_FROM). */
const EXEMPT =
  /\.(test|stories)\.tsx?$|\.md$|\/(testing|bench|catalogue|migrations)\/|^api\/src\/(db\/seed\/|app\/env\.ts)|^remote-public\/src\/pages\/faq\/guidelines\//;

/** A season by number in a text; comments may contain an example. */
const SEASON = /\bseason \d|array\[\d(?:, ?\d)*\]/i;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm;

/**
 * Seasons, people, figures and addresses of the programme are data (rule 1.7), so code contains none of them.
 * @param programme the default programme, whose values are searched for
 */
export function programmeLaw(programme: unknown) {
  const values = valuesOf(programme);
  return {
    name: 'programme',
    check: (files: readonly Text[]): Violation[] =>
      files
        .filter(({ path }) => PRODUCT.test(path) && !EXEMPT.test(path) && !path.startsWith(DEMO))
        .flatMap(({ path, text }) => {
          const stated = statedIn(text.replace(COMMENT, ''), values);
          return stated
            ? [{ path, message: `'${stated}' is said by the programme, not in code` }]
            : [];
        }),
  };
}

function statedIn(code: string, { texts, figures }: ProgrammeValues): string | undefined {
  const season = SEASON.exec(code)?.[0];
  if (season) return season;
  const compared = comparable(code);
  const stated = texts.find((text) => contains(compared, text));
  return (
    stated ?? figures.find((figure) => new RegExp(`(?<![\\w.#-])${figure}(?![\\w.%-])`).test(code))
  );
}

/** Matches whole words: 'Bora Kaya' is not in 'Debora Kayan'. */
function contains(code: string, text: string): boolean {
  for (let at = code.indexOf(text); at >= 0; at = code.indexOf(text, at + 1)) {
    if (!LETTER.test(code[at - 1] ?? '') && !LETTER.test(code[at + text.length] ?? '')) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The values of a programme, by the way in which code could repeat them. */
export interface ProgrammeValues {
  /** Names, sentences, addresses: long enough to be unique. */
  texts: string[];
  /** Figures that occur for nothing else. */
  figures: string[];
}

/** Enumerations, countries and time zones: values that any code may contain. */
const COMMON = /(?:^|\.)(?:kind|size|zone|code|country|law|data_law|language|city|region)$/;
/** Dates and times: `2024-11-04` occurs in examples; `15 December 2024` is found as text. */
const DAY = /^\d{4}(?:-\d{2})?(?:-\d{2})?(?: \d{2}:\d{2})?$/;
/** Drawings that are bundled with the pages. */
const DRAWING = /^(?:demo:|$)/;

const NAMED =
  /(?:^|\.)(?:name|company|href|mail_\w+|register|address|trip|trip_authorities|prize)$/;
/** Invitations without facts of a programme; pages contain them too. */
const GENERAL = new Set([
  'leave your email address and hear of open calls, episodes and demo nights first.',
]);

const MIN_SENTENCE_LENGTH = 25; // characters; shorter pieces ('programme starts') are common English
const MIN_NAME_LENGTH = 5; // characters
const MIN_FIGURE = 101; // smaller numbers have many meanings

/** @param programme any document of contract's shape; only its values are read */
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

/** Splits a text into sentences, and each at its placeholders. */
function pieces(path: string, value: string): string[] {
  if (COMMON.test(path) || DAY.test(value) || DRAWING.test(value)) return [];
  const min = NAMED.test(path) ? MIN_NAME_LENGTH : MIN_SENTENCE_LENGTH;
  return value
    .split(/\{\w+\}|(?<=[.!?]) |[[\]()]/)
    .map(comparable)
    .filter((piece) => piece.length >= min && !/^season \d+$/.test(piece) && !GENERAL.has(piece));
}

/** Ignores case, spaces and the form of quotes. */
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
