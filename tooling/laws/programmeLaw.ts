import { comparable, type ProgrammeValues, valuesOf } from './programmeValues';
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
