import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import * as schema from '../../db/schema';
import { migrateServer } from '../../db/server';

interface Distance {
  /** Delay of every statement. */
  roundTripMs: number;
  /** Connections of all processes together. */
  connections: number;
}

/**
 * A server like that of a programme with many processes: each statement takes a network round trip, and there are as
 * many connections as those processes have together. Waiting costs this process no processor time, so two cores can
 * show the behaviour of twenty.
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
