import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSources } from './sources';

const root = join(__dirname, '../..');

/** Every text of rule 7.1, up to the name in it. */
const catalogue = [
  ...readFileSync(join(root, 'docs/product/7-messages.md'), 'utf8').matchAll(/^\| `([^`{]+)/gm),
].map(([, text]) => text!);

const sources = readSources(root).filter(({ path }) =>
  /^(shell|shared-ui|remote-[a-z]+)\/src\//.test(path),
);
const isTest = (path: string) => path.includes('.test.');

describe('the catalogue of messages, to the letter', () => {
  it.each(catalogue)('%s', (sentence) => {
    const places = sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path);
    expect(places.filter((path) => !isTest(path))).not.toEqual([]); // said by a page
    expect(places.filter(isTest)).not.toEqual([]); // and told by a story
  });
});
