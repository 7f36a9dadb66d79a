import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import * as schema from '../../db/schema';
import { migrateServer } from '../../db/server';

interface Distance {
  /** For every statement. */
  roundTripMs: number;
  /** Of all processes together. */
  connections: number;
}

/**
 * A server as a programme with many processes has it: each statement travels, and there are as many
 * connections as those processes have together. Waiting costs this process nothing, so that two cores
 * can show what twenty would do.
 */
export const distantServer =
  ({ roundTripMs, connections }: Distance) =>
  async (url: string) => {
    await migrateServer(url);
    class DistantClient extends Client {
      // biome-ignore lint/suspicious/noExplicitAny: pg has eight signatures for it
      override query(...args: any[]): any {
        const ask = () => (super.query as (...all: unknown[]) => unknown)(...args);
        if (roundTripMs === 0) return ask();
        return sleep(roundTripMs).then(ask);
      }
    }
    const pool = new Pool({ connectionString: url, max: connections, Client: DistantClient });
    return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
  };
