import type { Pool } from 'pg';

/** Places in the log of a server are counted in bytes from its beginning. */
const bytes = (place: string, name = 'at') => `pg_wal_lsn_diff(${place}, '0/0')::text as ${name}`;

/** Each server that takes the place of another writes to a timeline of a higher number; files are named by it. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`;

/** What a server that takes writes says of itself. */
export interface PrimaryState {
  /**
   * Up to where it has written to disk. Whatever it acknowledged lies before (`synchronous_commit`), and nothing
   * beyond is sent to replicas.
   */
  written: number;
  timeline: number;
  /** How many servers follow it. */
  followers: number;
  /** Whether it acknowledges nothing that none of them has. */
  waitsForFollowers: boolean;
}

export async function stateOf(pool: Pool): Promise<PrimaryState> {
  const { rows } = await pool.query(
    `select ${bytes('pg_current_wal_flush_lsn()')}, ${TIMELINE},
       (select count(*)::int from pg_stat_replication) as followers,
       current_setting('synchronous_standby_names') <> '' as waits`,
  );
  const [{ at, timeline, followers, waits }] = rows;
  return { written: Number(at), timeline, followers, waitsForFollowers: waits };
}

/** Up to where a replica shows what was written. @throws for a server that follows nobody */
export async function replayedTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select ${bytes('pg_last_wal_replay_lsn()')} where pg_is_in_recovery()`,
  );
  if (rows.length === 0) throw new Error('This server is no replica.');
  return Number(rows[0].at);
}

/** What a server has that follows another one, or did until it took its place. Positions in bytes. */
export interface CopyState {
  /** Up to where it has what was written, shown or not. */
  received: number;
  shown: number;
  /** Of what it writes itself; undefined while it follows. */
  timeline: number | undefined;
  /** Whether it is being sent what another server writes. */
  isSent: boolean;
  /**
   * Whether what it has ends with a page of the log, which may be within a record: a primary writes full pages before
   * the record in them is whole. What is acknowledged ends with a record.
   */
  endsWithPage: boolean;
  /** Whether nothing keeps it from showing what it has: nobody who reads, no lock, no pause, no delay. */
  isFree: boolean;
}

/** Who reads has a snapshot, which everybody may see of everybody. */
const IS_FREE = `case when pg_is_in_recovery() then not pg_is_wal_replay_paused() end
  and current_setting('recovery_min_apply_delay') = '0'
  and not exists (select from pg_locks where not granted)
  and not exists (select from pg_stat_activity where backend_xmin is not null and pid <> pg_backend_pid())`;

export async function copyStateOf(pool: Pool): Promise<CopyState> {
  const { rows } = await pool.query(
    `select received, shown, timeline, exists (select from pg_stat_wal_receiver) as sent,
       received::numeric % current_setting('wal_block_size')::int = 0 as ends, ${IS_FREE} as free from (
       select ${bytes('greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())', 'received')},
         ${bytes('pg_last_wal_replay_lsn()', 'shown')}, null::int as timeline
       where pg_is_in_recovery()
       union all
       select ${bytes('pg_current_wal_flush_lsn()', 'received')},
         ${bytes('pg_current_wal_flush_lsn()', 'shown')}, ${TIMELINE}
       where not pg_is_in_recovery()) as state`,
  );
  const [{ received, shown, timeline, sent, ends, free }] = rows;
  return {
    received: Number(received),
    shown: Number(shown),
    timeline: timeline ?? undefined,
    isSent: sent,
    endsWithPage: ends,
    isFree: free ?? false,
  };
}

/** What a server and its replicas have in common, and no other server. */
export async function clusterOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0].id;
}
