import { closeSync, openSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { exitCode, outputTo } from './step';
import { readCount } from './suiteCount';

const PRESET = JSON.stringify(require.resolve('presets/jest'));

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('suite');
});

/** Runs a suite of one file with Jest and the product's preset, and reads its counts. */
async function suite(program: string) {
  const config = `module.exports = require(${PRESET})(__dirname, { environment: 'node', displayName: 'books' });`;
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'jest.config.js'), config);
  writeFileSync(join(folder, 'a.test.ts'), program);
  const output = openSync(join(folder, 'said'), 'w');
  await exitCode(outputTo(output), ['npx', 'jest', '--rootDir', folder], { JEST_RESULTS: folder });
  closeSync(output);
  return readCount('books', join(folder, `${basename(folder)}.json`));
}

const GREEN = "it('lends a book', () => {});";

it('counts what passed', async () => {
  expect(await suite(GREEN)).toEqual({ passed: 1, failed: 0, failures: [] });
});

it('names a test that failed', async () => {
  const red = "describe('a reader', () => it('brings it back', () => expect(1).toBe(2)));";
  const failures = ['books: a.test.ts: a reader brings it back'];
  expect(await suite(GREEN + red)).toEqual({ passed: 1, failed: 1, failures });
});

it('names a file that does not load', async () => {
  const failures = [expect.stringMatching(/^books: a\.test\.ts: Cannot find module 'nothing'/)];
  const count = { passed: 0, failed: 1, failures };
  expect(await suite(`require('nothing'); ${GREEN}`)).toEqual(count);
});

it('counts failures outside of tests, and names the suite', async () => {
  const late = `${GREEN} setTimeout(() => require('nothing'), 0); afterAll(() => {});`;
  const failures = [expect.stringMatching(/^books: no test failed, .* 1 .*torn down.*a\.test\.ts/)];
  expect(await suite(late)).toEqual({ passed: 1, failed: 1, failures });
});

it.each([
  ['left nothing', undefined, 'left no result'],
  [
    'was killed',
    { passed: 3, failed: 0, failures: [] },
    'no test failed, but Jest ended with a signal',
  ],
  ['ran nothing', { passed: 0, failed: 0, failures: [], code: 0 }, 'ran nothing'],
])('fails a suite that %s, because success needs a passed test', (_what, left, fault) => {
  const file = join(folder, 'books.json');
  if (left) writeFileSync(file, JSON.stringify(left));
  expect(readCount('books', file)).toMatchObject({ failed: 1, failures: [`books: ${fault}`] });
});

it('counts the results of a suite whose Jest hung after its last test and was killed', () => {
  const file = join(folder, 'left.json');
  writeFileSync(file, JSON.stringify({ passed: 3, failed: 0, failures: [] }));
  expect(readCount('books', file, true)).toEqual({ passed: 3, failed: 0, failures: [] });
});
