import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { measure } from './measure';

const folder = temporaryFolder('bench');

function suite(text: string): string {
  const file = join(folder, 'suite.ts');
  writeFileSync(file, text);
  return file;
}

it('reads the report of a suite', () => {
  const report = { on: 'paper', figures: [{ name: 'lines', value: 2 }] };

  expect(measure(suite(`console.log('${JSON.stringify(report)}')`))).toEqual(report);
});

it.each([
  [
    'is killed',
    "process.kill(process.pid, 'SIGKILL'); setInterval(() => 0, 9)",
    'ended by SIGKILL',
  ],
  ['fails', 'process.exitCode = 3', 'ended with code 3'],
  ['says nothing', '', 'ended without a report'],
])('reports that a suite %s', (_what, text, message) => {
  expect(() => measure(suite(text))).toThrow(message);
});
