import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';

import { startProblem } from '../server/startProblem';
import { PooledClient } from './QueryTimeoutClient';
import { rowsOf } from './rows';
import { MIGRATION_LOCK, migrateServer, openServer } from './server';

const { url = '' } = globalThis.workerDatabase;
const describeServer = url === '' ? describe.skip : describe;

const SERVER_TIMEOUTS = [
  'lock_timeout',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
];

/** Runs a statement as administrator of the server. */
async function say(statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const database = new URL(url || 'postgres://none/none').pathname.slice(1);
async function setAll(value: string): Promise<void> {
  // One catalogue row holds all of them, so concurrent statements would overwrite each other.
  for (const name of SERVER_TIMEOUTS)
    await say(`alter database ${database} set ${name} = '${value}'`);
}

describeServer('behind a pooler that hands out a connection for a transaction', () => {
  afterAll(() => say(`alter database ${database} reset all`));

  it('the start is refused without timeouts for hanging statements, with instructions', async () => {
    await setAll('0');
    const opened = openServer({ url, directUrl: url });
    const problem = await opened.catch(startProblem);
    expect(problem).toMatch(
      /^Behind the pooler of DATABASE_URL hanging queries would never end: the server has no .*alter role \w+ set statement_timeout = '5s';/,
    );
  });

  it('a migration waits longer for its lock and statements than a call may', async () => {
    for (const name of SERVER_TIMEOUTS.slice(0, 2))
      await say(`alter database ${database} set ${name} = '200ms'`);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('set statement_timeout = 0; set lock_timeout = 0');
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrating = migrateServer(url);
    await other.query('select pg_sleep(1)');
    await other.end();
    await expect(migrating).resolves.toBeUndefined();
  });

  it('everything works without session state in statements', async () => {
    await setAll('5s');
    const { db, close } = await openServer({ url, directUrl: url, connections: 2 });
    const prepared = sql`select count(*)::integer as n from pg_prepared_statements`;
    expect(await rowsOf(db, prepared)).toEqual([{ n: 0 }]);
    await close();

    const pool = new Pool({ connectionString: url, max: 1, Client: PooledClient });
    await pool.query({ name: 'by_name', text: 'select $1::integer as n', values: [7] });
    const { rows } = await pool.query({
      name: 'by_name',
      text: 'select $1::integer as n',
      values: [8],
    });
    expect(rows).toEqual([{ n: 8 }]);
    expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
    await pool.end();
  });
});

describeServer('a process', () => {
  it('opens the configured number of connections', async () => {
    const { db, pool, close } = await openServer({ url, connections: 3 });
    await Promise.all(Array.from({ length: 9 }, () => db.execute(sql`select pg_sleep(0.01)`)));
    expect(pool?.().open).toBe(3);
    await close();
  });
});
