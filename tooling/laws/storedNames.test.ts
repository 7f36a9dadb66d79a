import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSources } from './sources';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const front = readSources(root).filter(({ path }) =>
  /^(shell|shared-ui|remote-\w+)\/src\//.test(path),
);

/** Rule 10.8: names in a browser's permanent storage, and names of a tab. */
const [lasting = '', ofTheTab = ''] = /\*\*10\.8\*\* (.*?)\n- /s
  .exec(read('docs/product/10-constants.md'))![1]!
  .split('In `sessionStorage`');
const namesIn = (text: string) =>
  [...text.matchAll(/`([\w-]+)[^`]*`/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'localStorage');

it('the privacy policy lists everything that browsers store permanently', () => {
  const policy = read('remote-public/src/pages/privacy-policy/storage.ts');

  expect(namesIn(lasting).length).toBeGreaterThan(10);
  expect(namesIn(lasting).filter((name) => !policy.includes(name))).toEqual([]);
});

it('rule 10.8 lists every key that pages store', () => {
  const storing = front.filter(({ path, text }) => /keptIn/.test(text) && !/\.test\./.test(path));
  const keys = storing.flatMap(({ text }) =>
    [...text.matchAll(/^(?:export )?const \w*KEY = '(\w+)'/gm)].map(([, key]) => key!),
  );

  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !namesIn(lasting + ofTheTab).includes(key))).toEqual([]);
});
