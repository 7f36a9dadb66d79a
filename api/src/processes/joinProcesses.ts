import { Client } from 'pg';
import { OperatorError } from 'server-kit/log';
import type { Fingerprints } from '../db/schema';
import { contradicts } from './contradicts';

/** First key of the advisory locks of running processes; the second is the process id. */
const PROCESS_LOCKS = 7_214_002;
const RECONNECT_DELAY_MS = 2_000;

/**
 * Registers this process with its settings. A lock held by a connection marks it as running, so a crashed process
 * disappears at once, whatever its clock.
 * @param url of the server itself, because a pooler in transaction mode cannot keep the lock
 * @returns how to leave
 * @throws OperatorError when an earlier process has different settings
 */
export async function joinProcesses(url: string, own: Fingerprints): Promise<() => Promise<void>> {
  let client = await connect(url);
  let hasLeft = false;
  let timer: NodeJS.Timeout | undefined;
  const { rows } = await client.query("select nextval('api_processes_id_seq')::integer as id");
  const id: number = rows[0].id;

  async function announce() {
    await client.query('select pg_advisory_lock($1, $2)', [PROCESS_LOCKS, id]);
    const row = [id, JSON.stringify(own)];
    await client.query(
      'insert into api_processes values ($1, $2, now()) on conflict (id) do nothing',
      row,
    );
  }
  /** After a failover or restart of the server, the lock was lost with the connection. */
  const again = () => {
    if (hasLeft) return;
    timer = setTimeout(async () => {
      try {
        client = await connect(url);
        client.once('end', again);
        await announce();
      } catch {
        again();
      }
    }, RECONNECT_DELAY_MS);
    timer.unref();
  };

  const leave = async () => {
    hasLeft = true;
    clearTimeout(timer);
    await client.query('delete from api_processes where id = $1', [id]).catch(() => undefined);
    await client.end().catch(() => undefined);
  };
  await announce();
  const reason = await findContradiction(client, id, own);
  if (reason !== undefined) {
    await leave();
    throw new OperatorError(reason);
  }
  client.once('end', again);
  return leave;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined); // `end` follows
  await client.connect();
  return client;
}

/** Compares with earlier processes; deletes those that are no longer running. */
async function findContradiction(client: Client, id: number, own: Fingerprints) {
  const before = await client.query<{ id: number; fingerprints: Fingerprints }>(
    'select id, fingerprints from api_processes where id < $1 order by id',
    [id],
  );
  for (const other of before.rows) {
    const lock = [PROCESS_LOCKS, other.id];
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as free', lock);
    if (rows[0].free) {
      await client.query('delete from api_processes where id = $1', [other.id]);
      await client.query('select pg_advisory_unlock($1, $2)', lock);
      continue;
    }
    const reason = contradicts(own, other.fingerprints);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
