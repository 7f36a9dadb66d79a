import { FRONT, fileLaw } from './sources';

const CODE = /(?<!\.test)\.tsx?$/;

/** Browsers that do not know these at-rules ignore everything in them. */
const REFUSED = /@(?:layer|scope|starting-style)\b|\b(?:light-dark|oklch)\(/;

/** Units of Chrome 108, `color-mix` of 111, `subgrid` of 117, logical `float` of 118. */
const NEWER =
  /(?<name>[\w-]+): [^;\n]*?(?:\d[sdl]v[hwbi]\b|color-mix\(|subgrid|float: inline-)[^;\n]*;/g;

/** Chrome before 120 only knows the prefixed name. */
const MASK = /(?<name>(?<![\w-])mask-image): [^;\n]*;/g;

/**
 * Every supported browser (rule 1.55) finds a declaration that it understands: a newer one must follow an older one of
 * the same property, or be in `@supports`. A shadow may be missing.
 */
export const newCssLaw = fileLaw(
  'new-css',
  (path) => FRONT.test(path) && CODE.test(path),
  ({ text }) => {
    const refused = REFUSED.exec(text)?.[0];
    const alone = [...text.matchAll(NEWER), ...text.matchAll(MASK)]
      .filter((match) => !hasOlder(text, match))
      .map(([declaration]) => `'${declaration}' has no older declaration before it`);
    const messages = refused ? [`'${refused}' is too new`, ...alone] : alone;
    return messages.map((message) => `${message} (rule 1.55)`);
  },
);

function hasOlder(text: string, { index, groups }: RegExpExecArray): boolean {
  const name = groups!.name!;
  const before = text.slice(0, index);
  if (name === 'box-shadow' || before.slice(before.lastIndexOf('\n')).includes('@supports'))
    return true;
  return new RegExp(`(?:^|[\\s;{-])${name}: [^;\n]*;\\s*$`).test(before);
}
