import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.join(__dirname, '../../../docs');

/** A page of docs/ with the tests that it cites: `[file](../path/file.test.ts) 'title'`. */
export function pageOfTests(name: string) {
  const text = readFileSync(path.join(DOCS, name), 'utf8');
  const named = [...text.matchAll(/\]\((\.\.\/[^)]+\.(?:test|spec)\.ts)\) '([^|;]+)'/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
  return { text, named };
}

/** A link to a file as written in a page of docs/. */
export const linked = (file: string) => readFileSync(path.join(DOCS, file), 'utf8');
