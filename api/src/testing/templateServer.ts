import { Client } from 'pg';

import { migrateServer } from '../db/server';
import { installedPostgres, packagedPostgres } from './postgresPrograms';
import { type PostgresServer, startPostgres } from './postgresServer';

export const TEMPLATE = 'vq_template';

let started: PostgresServer | undefined;

/**
 * A PostgreSQL server with the migrated database `vq_template`: the one at TEST_DATABASE_URL, otherwise the installed
 * one, otherwise the one of an npm package, started for this run. Prints which one it is.
 * @returns its URL, without a database name
 */
export async function templateServer(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? (await startServer());
  const admin = new Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  process.stdout.write(`The tests use PostgreSQL ${rows[0]!.server_version} at ${server}\n`);
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateServer(`${server}/${TEMPLATE}`);
  return server;
}

export async function stopTemplateServer() {
  await started?.stop();
}

async function startServer(): Promise<string> {
  const programs = installedPostgres() ?? packagedPostgres();
  process.stdout.write(`Starting ${programs.name} in ${programs.bin}\n`);
  started = await startPostgres(programs);
  return started.url;
}
