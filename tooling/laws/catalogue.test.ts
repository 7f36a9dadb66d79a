import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FRONT, readSources } from './sources';

const root = join(__dirname, '../..');

const messages = readFileSync(join(root, 'docs/product/7-messages.md'), 'utf8');

/** All texts of rule 7.1, up to the name in each. */
const catalogue = [...messages.matchAll(/^\| `([^`{]+)/gm)].map(([, text]) => text!);

const all = readSources(root);
const sources = all.filter(({ path }) => FRONT.test(path));
const isTest = (path: string) => path.includes('.test.');

describe('the catalogue of messages, to the letter', () => {
  it.each(catalogue)('%s', (sentence) => {
    const places = sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path);
    expect(places.filter((path) => !isTest(path))).not.toEqual([]); // used by a page
    expect(places.filter(isTest)).not.toEqual([]); // and shown by a story
  });
});

/** Subjects of mails, up to their first value. */
const subjects = all
  .filter(({ path }) => path.startsWith('api/src/mail/letters/') && !isTest(path))
  .flatMap(({ text }) => [...text.matchAll(/^ +subject: ['`]([^'`$]+)/gm)])
  .map(([, subject]) => subject!);

it.each(subjects)('the mail "%s" is in the table of rule 7.54', (subject) => {
  const rows = messages.split('- **7.54**')[1]!.split('- **7.55**')[0]!;
  expect(rows).toContain(`'${subject}`);
});
