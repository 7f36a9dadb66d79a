import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { exitCode, outputTo } from './step';
import { untilOver } from './untilOver';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('over');
});

const files = () => ['one', 'other'].map((name) => join(folder, name));

it('a command that hangs after its suites have finished is stopped with its descendants', async () => {
  const write = files().map((file) => `fs.writeFileSync(${JSON.stringify(file)}, '');`);
  const hang = `require('child_process').spawnSync(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])`;
  const over = untilOver(files(), 50);
  const program = `const fs = require('fs'); ${write.join(' ')} ${hang}`;
  const command = [process.execPath, '-e', program] as const;

  expect(await exitCode(outputTo('inherit'), command, {}, over.signal)).toBe(1);
  expect(over.signal.aborted).toBe(true);
  over.stop();
});

it('suites that have not all written their counts are waited for', async () => {
  jest.useFakeTimers();
  const over = untilOver(files(), 50);
  writeFileSync(files()[0]!, '');
  jest.advanceTimersByTime(3_600_000);
  expect(over.signal.aborted).toBe(false);

  writeFileSync(files()[1]!, '');
  jest.advanceTimersByTime(60_000);
  expect(over.signal.aborted).toBe(true);
  over.stop();
  jest.useRealTimers();
});
