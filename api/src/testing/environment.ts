import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import NodeEnvironment from 'presets/jest/node-environment';

import { createEmbedded } from '../db/embedded';
import { TEMPLATE } from './templateServer';
import type { WorkerDatabase } from './testDatabase';

const STATISTICS_DELAY_MS = 10_000; // PGSTAT_IDLE_INTERVAL of PostgreSQL

let opened: Promise<WorkerDatabase> | undefined;

// Jest kills a worker that takes half a second to exit, and reports a leak. Tearing down a large worker takes longer;
// exit() skips that.
if (process.argv[1]?.endsWith('processChild.js')) process.once('exit', () => process.exit());

// Here, and not when the database is opened, because the globals are restored after each test file.
if (!process.env.TEST_SERVER) letStatisticsGo();

/** Jest keeps this module for the life of a worker, so all its test files share one database. */
export class TestEnvironment extends NodeEnvironment {
  override async setup() {
    await super.setup();
    opened ??= open();
    this.global.workerDatabase = await opened;
    this.global.openFolder = openFolder;
  }
}

// biome-ignore lint/style/noDefaultExport: Jest asks for a default export
export default TestEnvironment;

async function open(): Promise<WorkerDatabase> {
  const server = process.env.TEST_SERVER;
  if (server) return { url: `${server}/${await copyTemplate(server)}` };
  return { embedded: await createEmbedded({ loadDataDir: await readDump() }) };
}

/** The embedded database needs dynamic imports, which test files cannot do. */
const openFolder: typeof globalThis.openFolder = async (dataDir, fresh) =>
  createEmbedded({ dataDir, ...(fresh && { loadDataDir: await readDump() }) });

const readDump = async () => new Blob([new Uint8Array(await readFile(process.env.TEST_DUMP!))]);

async function copyTemplate(server: string): Promise<string> {
  const name = `vq_test_${process.pid}`;
  const admin = new Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  // One copy at a time, because PostgreSQL refuses to copy a template that is in use.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  return name;
}

/**
 * PGlite sets a timer of up to ten seconds to write its statistics, which would delay the exit of a finished worker.
 */
function letStatisticsGo() {
  const { setTimeout: before } = globalThis;
  const after = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const timer = before(run, delay, ...args);
    const long = delay > 500 && delay <= STATISTICS_DELAY_MS;
    return long && callerOf(after).includes('setitimer') ? timer.unref() : timer;
  };
  globalThis.setTimeout = Object.assign(after, before);
}

/** Only the caller's name: formatting a whole stack would take a thirtieth of the time of these tests. */
function callerOf(called: (...args: never) => unknown): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 1;
    Error.prepareStackTrace = (_error, [site]) => site?.getFunctionName() ?? '';
    const seen = {} as { stack: string };
    Error.captureStackTrace(seen, called);
    return seen.stack;
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}
