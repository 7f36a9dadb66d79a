import { once } from 'node:events';
import { join } from 'node:path';

import { openLifeline } from 'server-kit/testing/lifeline';
import { runCommand } from 'server-kit/testing/runCommand';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { exitCode, outputTo } from './step';

const STEP = JSON.stringify(join(__dirname, 'step'));

it.each(['SIGINT', 'SIGTERM'] as const)(
  'an interrupted run stops all its descendants: %s',
  async (signal) => {
    const lifeline = await openLifeline();
    // Like lerna and Jest: the command starts another process and does not wait for it.
    const child = JSON.stringify(lifeline.program);
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${child}], { stdio: 'ignore' })`;
    const command = runCommand(`
    import { exitCode, outputTo, stopOnSignals } from ${STEP};
    stopOnSignals();
    void exitCode(outputTo('inherit'), [process.execPath, '-e', ${JSON.stringify(parent)}]);`);
    const program = await lifeline.started();

    command.kill(signal);

    const [code] = (await once(command, 'exit')) as [number];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    await program.ended;
    lifeline.close();
  },
);

it('measures a command with all its descendants', async () => {
  const loop =
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(loop)}]);`;
  const output = outputTo('inherit');
  expect(await exitCode(output, [process.execPath, '-e', `${child} process.exit(3)`])).toBe(3);
  expect(output.processorSeconds).toBeGreaterThan(0.3);
});

it('starts nothing more after a signal, while something takes long to stop', async () => {
  const folder = temporaryFolder('step');
  const [ready, gone] = [join(folder, 'ready'), join(folder, 'gone')].map((file) =>
    JSON.stringify(file),
  );
  // Exits after the other process had time to act.
  const slow = `const fs = require('node:fs');
    process.once('SIGINT', () => setInterval(() => fs.existsSync(${gone}) && process.exit(), 20));
    fs.writeFileSync(${ready}, '');`;
  const command = runCommand(`
    import { existsSync, writeFileSync } from 'node:fs';
    import { exitCode, outputTo, stopOnSignals } from ${STEP};
    stopOnSignals();
    const run = (program) => exitCode(outputTo('inherit'), [process.execPath, '-e', program]);
    void run(${JSON.stringify(`${slow} setInterval(() => {}, 1000)`)});
    void run('setInterval(() => {}, 1000)').then(() => {
      writeFileSync(${gone}, '');
      return exitCode(outputTo('inherit'), ['a command that cannot be started']);
    });
    const look = setInterval(() => {
      if (!existsSync(${ready})) return;
      clearInterval(look);
      process.kill(process.pid, 'SIGINT');
    }, 20);`);

  expect(await once(command, 'exit')).toEqual([130, null]);
});
