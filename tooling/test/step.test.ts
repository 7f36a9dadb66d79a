import { once } from 'node:events';
import { join } from 'node:path';

import { openLifeline } from '../testing/lifeline';
import { runCommand } from '../testing/runCommand';

const STEP = JSON.stringify(join(__dirname, 'step'));

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a broken-off run takes all it started along: %s',
  async (signal) => {
    const lifeline = await openLifeline();
    // As lerna does with Jest: the command that is run starts another, and does not look after it.
    const child = JSON.stringify(lifeline.program);
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${child}], { stdio: 'ignore' })`;
    const command = runCommand(`
    import { exitCode, stopOnSignals } from ${STEP};
    stopOnSignals();
    void exitCode('inherit', [process.execPath, '-e', ${JSON.stringify(parent)}]);`);
    const program = await lifeline.started();

    command.kill(signal);

    const [code] = (await once(command, 'exit')) as [number];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    await program.ended;
    lifeline.close();
  },
);
