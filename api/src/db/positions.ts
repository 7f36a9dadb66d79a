import type { Pool } from 'pg';

/** Places in the log of a server are counted in bytes from its beginning. */
const bytes = (place: string) => `pg_wal_lsn_diff(${place}, '0/0')::text as at`;

/**
 * Up to where a server that takes writes has written to disk. Whatever it acknowledged lies before
 * (`synchronous_commit`), and nothing beyond is sent to replicas.
 */
export async function writtenTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query(`select ${bytes('pg_current_wal_flush_lsn()')}`);
  return Number(rows[0].at);
}

/** Up to where a replica shows what was written. @throws for a server that follows nobody */
export async function replayedTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select ${bytes('pg_last_wal_replay_lsn()')} where pg_is_in_recovery()`,
  );
  if (rows.length === 0) throw new Error('This server is no replica.');
  return Number(rows[0].at);
}

/** What a server and its replicas have in common, and no other server. */
export async function clusterOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0].id;
}
