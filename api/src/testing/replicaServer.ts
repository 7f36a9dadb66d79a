import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

import { askServer } from './askServer';
import { installedPostgres, type PostgresPrograms, packagedPostgres } from './postgresPrograms';
import { type PostgresServer, runPostgres, startPostgres } from './postgresServer';

/** A primary, and replicas that follow it. */
export interface ReplicatedServer extends PostgresServer {
  /** Starts another replica. */
  replicate(): Promise<ReplicaServer>;
}

export interface ReplicaServer extends PostgresServer {
  /** Continues to receive the log, but does not apply it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Promotes it to the primary, as the successor of the server that it followed. */
  promote(): Promise<void>;
}

export async function replicatedServer(): Promise<ReplicatedServer> {
  const programs = installedPostgres() ?? packagedPostgres();
  const primary = await startPostgres(programs);
  return { ...primary, replicate: () => follow(programs, primary) };
}

/** Copies the files of a running server, as its manual describes for a base backup. */
async function follow(programs: PostgresPrograms, primary: PostgresServer): Promise<ReplicaServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vq-replica-'));
  const data = path.join(folder, 'data');
  const client = new Client({ connectionString: `${primary.url}/postgres` });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  const ofProcess = /postmaster\.(pid|opts)$|pg_wal\/[0-9A-F]{24}$/;
  cpSync(primary.data, data, { recursive: true, filter: (file) => !ofProcess.test(file) });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(path.join(data, 'backup_label'), rows[0].labelfile);
  writeFileSync(path.join(data, 'standby.signal'), '');
  const { hostname, port } = new URL(primary.url);
  const settings = [`primary_conninfo=host=${hostname} port=${port} user=postgres`];
  const server = await runPostgres(programs, folder, settings);
  const ask = async (statement: string) => {
    await askServer(server, statement);
  };
  return {
    ...server,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
  };
}
