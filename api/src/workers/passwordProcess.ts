import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { SECOND } from '../app/clock';
import { ifLost } from './ifLost';
import type { PasswordJob, PasswordWork } from './passwordWork';
import { WorkerProcess } from './WorkerProcess';

/** Hashes and checks passwords in a separate process, at lower priority than requests. */
export function passwordProcess(log?: FastifyBaseLogger): PasswordWork {
  const worker = new WorkerProcess<PasswordJob, string | boolean>(
    {
      name: 'passwords',
      entry: path.join(__dirname, 'passwordWorker.ts'),
      niceness: 10,
      jobLimit: 30 * SECOND,
    },
    log,
  );
  return {
    hash: (password, cost) =>
      worker.run({ kind: 'hash', password, cost }).catch(ifLost) as Promise<string>,
    verify: (hash, password) =>
      worker.run({ kind: 'verify', password, hash }).catch(ifLost) as Promise<boolean>,
    close: () => worker.close(),
  };
}
