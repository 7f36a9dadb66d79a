import { Client } from 'pg';

/** Sends one statement to a server over a new connection. @returns its rows */
export async function askServer({ url }: { url: string }, statement: string) {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
