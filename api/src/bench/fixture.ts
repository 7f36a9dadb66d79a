import { tmpdir } from 'node:os';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { oneKey } from 'server-kit/keyring';
import { systemClock } from '../app/clock';
import { readConfig } from '../app/env';
import { keysFrom } from '../app/keys';
import { noLimits } from '../app/limiter';
import type { Database, OpenDatabase } from '../db/database';
import { createEmbedded, drizzleEmbedded } from '../db/embedded';
import { MIGRATIONS } from '../db/migrationsFolder';
import { openServer } from '../db/server';
import { passwordHasher } from '../deps/passwords';
import { pictureEncoder } from '../media/encoding/pictureEncoder';
import { pictureMedia } from '../media/media';
import { calendarWork } from '../modules/busy-calendar/reader/readText';
import { buildApp } from '../server/app';
import { caller } from '../testing/caller';
import { memoryStore } from '../testing/memoryStore';
import { people } from '../testing/people';
import { ownDatabase } from './ownDatabase';

interface Opened {
  db: Database;
  readDb?: Database;
  /** A statement through the bare driver. */
  raw(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

type Connect = (url: string) => Promise<Pick<OpenDatabase, 'db' | 'readDb' | 'close'>>;

export type BenchFixture = Awaited<ReturnType<typeof openBenchFixture>>;

/**
 * The whole api on its own empty database, without limits and without a port.
 * @param connect replaces the connection pool of a process
 */
export async function openBenchFixture(
  databaseUrl: string | undefined,
  name: string,
  connect: Connect = (url) => openServer({ url }),
) {
  const { db, readDb, raw, close } = databaseUrl
    ? await openOnServer(databaseUrl, name, connect)
    : await openInMemory();
  const deps = {
    db,
    readDb,
    clock: systemClock,
    config: readConfig({ DATA_DIR: tmpdir() }),
    media: pictureMedia({
      store: memoryStore(),
      encoder: pictureEncoder(),
      db,
      clock: systemClock,
    }),
    limiter: noLimits,
    passwords: passwordHasher(),
    calendars: calendarWork,
    keys: keysFrom(oneKey('a key for measuring')),
  };
  const app = await buildApp(deps);
  return {
    db,
    raw,
    /** @returns its address, valid until it is closed */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    ...caller(app),
    ...people(deps),
    async close() {
      await app.close();
      await close();
    },
  };
}

async function openInMemory(): Promise<Opened> {
  const client = await createEmbedded();
  const db = drizzleEmbedded(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return { db, raw: (text, values) => client.query(text, values), close: () => client.close() };
}

async function openOnServer(databaseUrl: string, name: string, connect: Connect): Promise<Opened> {
  const { url, drop } = await ownDatabase(databaseUrl, name);
  const { db, readDb, close } = await connect(url);
  const pool = new Pool({ connectionString: url, max: 10 });
  return {
    db,
    readDb,
    raw: (text, values) => pool.query(text, values),
    async close() {
      await Promise.all([close(), pool.end()]);
      await drop();
    },
  };
}
