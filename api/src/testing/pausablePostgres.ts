import { execFileSync } from 'node:child_process';

import {
  installedPostgres,
  type PostgresServer,
  packagedPostgres,
  startPostgres,
} from './postgresServer';

/** A PostgreSQL server of one test file, which can hang as a machine does that has no air left. */
export interface PausablePostgres extends PostgresServer {
  /** Stops all of its processes where they are: connections stay open, nothing is answered. */
  pause(): void;
  resume(): void;
}

export async function pausablePostgres(): Promise<PausablePostgres> {
  const server = await startPostgres(installedPostgres() ?? packagedPostgres());
  const { port } = new URL(server.url);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(port)) process.kill(pid, name);
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    signal('SIGCONT'); // it cannot end while it is stopped
    return server.stop();
  };
  return {
    url: server.url,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async stop() {
      stopped ??= stop();
      await stopped;
    },
  };
}

/** The server that listens on a port, then its children: each connection has a process. */
function processesOf(port: string): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = table.split('\n').map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? []);
  const parent = rows.find(
    ([, , , args]) => args?.includes('postgres') && args.includes(`-p ${port} `),
  );
  const pid = parent?.[1];
  if (pid === undefined) throw new Error(`No PostgreSQL listens on ${port}.`);
  return [pid, ...rows.filter(([, , of]) => of === pid).map(([, child]) => child)].map(Number);
}
