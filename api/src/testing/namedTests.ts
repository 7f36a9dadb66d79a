import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.join(__dirname, '../../../docs');

/** A page of docs/, and every test it names: `[file](../path/file.test.ts) 'title'`. */
export function pageOfTests(name: string) {
  const text = readFileSync(path.join(DOCS, name), 'utf8');
  const named = [...text.matchAll(/\]\((\.\.\/[^)]+\.(?:test|spec)\.ts)\) '([^|;]+)'/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
  return { text, named };
}

/** The text of a file as a page of docs/ links to it. */
export const linked = (file: string) => readFileSync(path.join(DOCS, file), 'utf8');
