import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import { type PausablePostgres, pausablePostgres } from '../testing/pausablePostgres';
import { QueryTimeoutClient } from './QueryTimeoutClient';

const CONNECTIONS = 2;

let postgres: PausablePostgres;
let pool: Pool;
beforeAll(async () => {
  postgres = await pausablePostgres();
  pool = new Pool({
    connectionString: `${postgres.url}/postgres`,
    max: CONNECTIONS,
    query_timeout: 3_000,
    Client: QueryTimeoutClient,
  });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

it('a transaction whose begin failed releases its connection', async () => {
  const db = drizzle(pool);
  const transact = () => db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all(Array.from({ length: CONNECTIONS }, transact));
  postgres.pause();
  const failed = await Promise.allSettled(Array.from({ length: CONNECTIONS }, transact));
  expect(failed.map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill('rejected'));
  postgres.resume();
  for (let turn = 0; turn < 3 * CONNECTIONS; turn += 1) await transact();
  expect(pool.totalCount).toBeLessThanOrEqual(CONNECTIONS);
});
