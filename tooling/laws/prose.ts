import type { Text } from './sources';

const CODE = /\.[a-z]?[tj]sx?$/;
const TEST = /\.(test|spec)\.tsx?$|^e2e\//;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** The same, but ignores addresses and path patterns in strings. */
const SURE_COMMENT = /(?<![^\s({[,;=>])(?:\/\*[\s\S]*?\*\/|\/\/\s.*(?:\n\s*\/\/\s.*)*)/gm;
const QUOTED_CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK_TARGET = /\]\([^)\s]*\)/g;
/** `it('…'`, `test.step('…'`, `it.each(ROWS)('…'`, and `])('…'` after inline rows. */
const TITLE =
  /(?:\b(?:it|test|describe|step)(?:\.\w+)*(?:\.each\([^()]*\))?|\](?: as const)?\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** The texts that may contain citations, as one line: comments of code; the text of a document without inline code. */
export const citing = ({ path, text }: Text): string =>
  CODE.test(path)
    ? oneLine((text.match(COMMENT) ?? []).join('\n'))
    : oneLine(text.replace(/`[^`\n]*`/g, ''));

/** The prose of a file: comments and test titles of code, the text of a document. */
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
