import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from 'server-kit/repository';

import { productUnderTest } from '../support/environment';
import { expect, test } from '../support/test';

test('an api that breaks a release is refused, any other is recorded', async () => {
  const { store } = productUnderTest();
  const script = join(ROOT, 'delivery/src/testing/mutateApi.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, store],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  );
  const { breaking, harmless } = JSON.parse(stdout) as Record<'breaking' | 'harmless', Outcome[]>;

  expect([breaking.length, harmless.length]).toEqual([50, 50]);
  for (const { name, error: failure } of breaking) {
    console.log(`refused: ${name}\n${failure?.split('\n')[1] ?? '  NOT REFUSED'}`);
  }
  for (const { name, error: failure } of harmless) console.log(`passed: ${name}${failure ?? ''}`);
  expect(breaking.filter(({ error: failure }) => failure === null)).toEqual([]);
  expect(harmless.filter(({ error: failure }) => failure !== null)).toEqual([]);
});

interface Outcome {
  name: string;
  error: string | null;
}
