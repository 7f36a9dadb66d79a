import type { Text } from './sources';

const CODE = /\.[a-z]?[tj]sx?$/;
const TEST = /\.(test|spec)\.tsx?$|^e2e\//;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** The same where an address or a pattern of paths in a string is no comment. */
const SURE_COMMENT = /(?<![^\s({[,;=>])(?:\/\*[\s\S]*?\*\/|\/\/\s.*(?:\n\s*\/\/\s.*)*)/gm;
const QUOTED_CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK_TARGET = /\]\([^)\s]*\)/g;
/** `it('…'`, `test.step('…'`, `it.each(ROWS)('…'`, and `])('…'` after rows that are written out. */
const TITLE =
  /(?:\b(?:it|test|describe|step)(?:\.\w+)*(?:\.each\([^()]*\))?|\](?: as const)?\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** Whatever may cite something, as one line: comments of code; of a document all but inline code. */
export const citing = ({ path, text }: Text): string =>
  CODE.test(path)
    ? oneLine((text.match(COMMENT) ?? []).join('\n'))
    : oneLine(text.replace(/`[^`\n]*`/g, ''));

/** The sentences that people read in a file: comments, titles of tests; of a document its text. */
export function sentencesOf({ path, text }: Text): string[] {
  if (path.endsWith('.md'))
    return [oneLine(text.replace(QUOTED_CODE, '').replace(LINK_TARGET, ']'))];
  const comments = (text.match(SURE_COMMENT) ?? []).map((one) =>
    oneLine(one.replace(QUOTED_CODE, '')),
  );
  const titles = TEST.test(path) ? [...text.matchAll(TITLE)].map(([, , title]) => title!) : [];
  return [...comments, ...titles];
}

const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/|\*)|\/\/|--)?\s*/g, ' ');
