import { once } from 'node:events';
import { join } from 'node:path';

import { openLifeline } from '../testing/lifeline';
import { runCommand } from '../testing/runCommand';

it('an interrupted installation leaves no process that still writes', async () => {
  const lifeline = await openLifeline();
  const child = JSON.stringify(lifeline.program);
  const npm = `require('node:child_process').spawn(process.execPath, ['-e', ${child}], { stdio: 'ignore' })`;
  const command = runCommand(
    `
    import { runGroup } from ${JSON.stringify(join(__dirname, 'processGroup.mjs'))};
    await runGroup(process.execPath, ['-e', ${JSON.stringify(npm)}], { cwd: '/' });`,
    'mjs',
  );
  const program = await lifeline.started();

  command.kill('SIGTERM');

  expect(await once(command, 'exit')).toEqual([143, null]);
  await program.ended;
  lifeline.close();
});
