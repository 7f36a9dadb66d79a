import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signalAll } from 'server-kit/testing/signalAll';

import { installedPostgres, packagedPostgres } from './postgresPrograms';
import { type PostgresServer, startPostgres } from './postgresServer';

/** A PostgreSQL server of one test file, which can hang as a machine does that has no air left. */
export interface PausablePostgres extends PostgresServer {
  /** Stops all of its processes where they are: connections stay open, nothing is answered. */
  pause(): void;
  resume(): void;
}

export async function pausablePostgres(): Promise<PausablePostgres> {
  return pausable(await startPostgres(installedPostgres() ?? packagedPostgres()));
}

/** Makes a server that runs able to hang. */
export function pausable<Server extends PostgresServer>(server: Server): Server & PausablePostgres {
  const paused: number[] = [];
  const resume = () => {
    signalAll(paused.splice(0), 'SIGCONT');
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    resume(); // it cannot end while it is stopped
    return server.stop();
  };
  return {
    ...server,
    pause() {
      const parent = postmaster(server.data);
      paused.push(parent);
      signalAll([parent], 'SIGSTOP'); // from here on it makes no connection that would be left out
      const others = childrenOf(parent);
      paused.push(...others);
      signalAll(others, 'SIGSTOP');
    },
    resume,
    async stop() {
      stopped ??= stop();
      await stopped;
    },
  };
}

/** The server's own process. */
const postmaster = (data: string) =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Those of its connections and of its housekeeping. Nobody asks the server: it may be too busy to answer. */
function childrenOf(pid: number): number[] {
  const list =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return list.split(/\s+/).filter(Boolean).map(Number);
}
