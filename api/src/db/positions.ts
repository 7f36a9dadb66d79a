import type { Pool } from 'pg';

/** Places in the log of a server are counted in bytes from its beginning. */
const bytes = (place: string) => `pg_wal_lsn_diff(${place}, '0/0')::text as at`;

/** What a server that takes writes says of itself. */
export interface PrimaryState {
  /**
   * Up to where it has written to disk. Whatever it acknowledged lies before (`synchronous_commit`), and nothing
   * beyond is sent to replicas.
   */
  written: number;
  /** How many servers follow it. */
  followers: number;
  /** Whether it acknowledges nothing that none of them has. */
  waitsForFollowers: boolean;
}

export async function stateOf(pool: Pool): Promise<PrimaryState> {
  const { rows } = await pool.query(
    `select ${bytes('pg_current_wal_flush_lsn()')},
       (select count(*)::int from pg_stat_replication) as followers,
       current_setting('synchronous_standby_names') <> '' as waits`,
  );
  const [{ at, followers, waits }] = rows;
  return { written: Number(at), followers, waitsForFollowers: waits };
}

/** Up to where a replica shows what was written. @throws for a server that follows nobody */
export async function replayedTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select ${bytes('pg_last_wal_replay_lsn()')} where pg_is_in_recovery()`,
  );
  if (rows.length === 0) throw new Error('This server is no replica.');
  return Number(rows[0].at);
}

/** Up to where a replica has what was written, shown or not. @throws for a server that follows nobody */
export async function receivedTo(pool: Pool): Promise<number> {
  const place = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';
  const { rows } = await pool.query(`select ${bytes(place)} where pg_is_in_recovery()`);
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
