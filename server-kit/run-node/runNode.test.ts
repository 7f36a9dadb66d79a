import { once } from 'node:events';
import { join } from 'node:path';

import { type Lifeline, openLifeline } from '../testing/lifeline';
import { runCommand } from '../testing/runCommand';
import { runNode } from '.';

describe('a child program', () => {
  it('returns its exit code and all of its output', async () => {
    const program = `console.log('built'); console.error('slowly'); process.exitCode = 3;`;
    const { code, output } = await runNode(['-e', program]);
    expect(code).toBe(3);
    expect(output.split('\n').sort()).toEqual(['', 'built', 'slowly']);
  });
});

describe('a running child program', () => {
  let lifeline: Lifeline;
  beforeEach(async () => {
    lifeline = await openLifeline();
  });
  afterEach(() => lifeline.close());

  const startCommand = (more = '') =>
    runCommand(`
      import { runNode } from ${JSON.stringify(join(__dirname, 'index'))};
      ${more}
      void runNode(['-e', ${JSON.stringify(lifeline.program)}]);`);

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is stopped with its parent, at %s', async (signal, code) => {
    const command = startCommand();
    const program = await lifeline.started();
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([code, null]);
    await program.ended;
  });

  it('may be stopped by its parent’s own handler', async () => {
    const command = startCommand(`process.on('SIGTERM', () => process.exit(7));`);
    const program = await lifeline.started();
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([7, null]);
    await program.ended;
  });
});
