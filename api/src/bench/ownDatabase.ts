import { Client } from 'pg';

/**
 * An empty database to measure in, next to the one that is named, never in it.
 * @returns its address, and how to be rid of it once nobody is connected
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
