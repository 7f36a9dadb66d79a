import { Client } from 'pg';
import { signalAll } from 'server-kit/testing/signalAll';

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
    async pause() {
      const client = new Client({ connectionString: `${server.url}/postgres` });
      await client.connect();
      const post = await postmaster(client);
      paused.push(post);
      signalAll([post], 'SIGSTOP'); // from here on it makes no connection that would be left out
      const others = await besides(client);
      await client.end();
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
async function postmaster(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  return rows[0]!.pid;
}

/** Those of all other connections and of its housekeeping. */
async function besides(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
