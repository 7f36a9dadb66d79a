import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const REPORTER = JSON.stringify(require.resolve('./countReporter.cjs'));
const NONE = {
  numPassedTests: 2,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

/** Runs a suite whose tests have all ended and which then does `work`. */
async function jestThat(work: string, failed = 0, testResults: object[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  const results = JSON.stringify({ ...NONE, numFailedTests: failed, testResults });
  const program = `
    const Reporter = require(${REPORTER});
    process.on('exit', () => { if (${failed}) process.exitCode = 1; });
    new Reporter({ rootDir: '/suite' }, { endTimeout: 100 }).onRunComplete([], ${results});
    ${work}`;
  const child = spawn(process.execPath, ['--eval', program], {
    env: { ...process.env, JEST_RESULTS: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const left: unknown = JSON.parse(readFileSync(join(folder, 'suite.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  return { said, code: code as number, left };
}

it('writes the counts of a suite, and Jest’s exit code', async () => {
  expect(await jestThat('')).toEqual({
    said: '',
    code: 0,
    left: { passed: 2, failed: 0, failures: [], code: 0, late: [] },
  });
});

it('ends a Jest that is kept running after all tests, and reports the cause', async () => {
  const sleeper = `setInterval(() => {}, 1000)`;
  const held = `const child = require('node:child_process').spawn(process.execPath, ['-e', '${sleeper}']);
    process.once('exit', () => child.kill());`;
  const { said, code, left } = await jestThat(held);
  expect(said).toMatch(/^suite: All tests are over, and Jest is held by: .*ProcessWrap/);
  if (process.platform === 'linux') expect(said).toContain(`-e ${sleeper}`);
  expect(code).toBe(0);
  expect(left).toMatchObject({ passed: 2, failed: 0 });

  expect(await jestThat('setInterval(() => {}, 1000)', 1)).toMatchObject({ code: 1 });
});

it('lists each failed test, and failures outside of tests', async () => {
  const testResults = [
    {
      testFilePath: '/suite/src/hangs.test.ts',
      testExecError: {
        message: '',
        stack: 'thrown: "Exceeded timeout of 5 ms for a hook."\n    at hook',
      },
      testResults: [
        { status: 'failed', fullName: 'while it hangs' },
        { status: 'passed', fullName: 'afterwards' },
      ],
    },
  ];
  const { left } = await jestThat('', 1, testResults);
  expect(left).toMatchObject({
    failures: [
      'src/hangs.test.ts: while it hangs',
      'src/hangs.test.ts: thrown: "Exceeded timeout of 5 ms for a hook."',
    ],
  });
});
