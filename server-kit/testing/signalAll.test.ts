import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { signalAll } from './signalAll';

it('reaches all running processes, even after one that has exited', async () => {
  const [ended, lives] = [0, 1].map(() =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']),
  );
  ended!.kill('SIGKILL');
  await once(ended!, 'exit');

  const gone = once(lives!, 'exit');
  signalAll([ended!.pid!, lives!.pid!], 'SIGTERM');
  expect(await gone).toEqual([null, 'SIGTERM']);
});

it('reports any other error', () => {
  expect(() => signalAll([process.pid], 'SIGNONE' as NodeJS.Signals)).toThrow('SIGNONE');
});
