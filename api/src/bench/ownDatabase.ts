import { Client } from 'pg';

/**
 * An empty database for a measurement, next to the named one.
 * @returns its address, and a function that drops it after all connections are closed
 */
export async function ownDatabase(databaseUrl: string, name: string) {
  const own = `vq_bench_${process.pid}_${name}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${own}`;
  await administer(databaseUrl, `create database ${own}`);
  return { url: url.href, drop: () => administer(databaseUrl, `drop database ${own}`) };
}

async function administer(connectionString: string, statement: string) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
