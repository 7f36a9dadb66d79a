import { Client } from 'pg';

import { installedPostgres, packagedPostgres } from './postgresPrograms';
import { type PostgresServer, startPostgres } from './postgresServer';

/** A PostgreSQL server of one test file, which can hang as a machine does that has no air left. */
export interface PausablePostgres extends PostgresServer {
  /** Stops all of its processes where they are: connections stay open, nothing is answered. */
  pause(): Promise<void>;
  resume(): void;
}

export async function pausablePostgres(): Promise<PausablePostgres> {
  return pausable(await startPostgres(installedPostgres() ?? packagedPostgres()));
}

/** Makes a server that runs able to hang. */
export function pausable<Server extends PostgresServer>(server: Server): Server & PausablePostgres {
  let paused: number[] = [];
  const resume = () => {
    for (const pid of paused.splice(0)) process.kill(pid, 'SIGCONT');
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    resume(); // it cannot end while it is stopped
    return server.stop();
  };
  return {
    ...server,
    async pause() {
      paused = await processesOf(server.url);
      for (const pid of paused) process.kill(pid, 'SIGSTOP');
    },
    resume,
    async stop() {
      stopped ??= stop();
      await stopped;
    },
  };
}

/** The server's own process, then those of its connections and of its housekeeping. */
async function processesOf(url: string): Promise<number[]> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
     union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
