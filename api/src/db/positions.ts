import type { Pool } from 'pg';

/** Positions in the WAL are byte offsets from its beginning. */
const bytes = (place: string, name = 'at') => `pg_wal_lsn_diff(${place}, '0/0')::text as ${name}`;

/** A promoted server has a higher timeline; WAL files are named by it. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`;

/** The state a primary reports. */
interface PrimaryState {
  /**
   * Position flushed to disk. Every acknowledged write is before it (`synchronous_commit`), and nothing beyond it is
   * sent to replicas.
   */
  written: number;
  timeline: number;
  /** The number of its replicas. */
  followers: number;
  /** Whether it acknowledges only what a replica has. */
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

/** The replayed position of a replica. @throws for a server that is no replica */
export async function replayedTo(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select ${bytes('pg_last_wal_replay_lsn()')} where pg_is_in_recovery()`,
  );
  if (rows.length === 0) throw new Error('This server is no replica.');
  return Number(rows[0].at);
}

/** State of a replica, or of one that was promoted. Positions in bytes. */
export interface CopyState {
  /** Received position, replayed or not. */
  received: number;
  shown: number;
  /** Timeline of its own writes; undefined while it is a replica. */
  timeline: number | undefined;
  /** Whether it is streaming from another server. */
  isSent: boolean;
  /**
   * Whether its data ends at a page boundary, possibly within a record: a primary writes full pages before their record
   * is complete. What is acknowledged ends with a record.
   */
  endsWithPage: boolean;
  /** Whether replay is not blocked: no reader, lock, pause or delay. */
  isFree: boolean;
}

/** A reader has a snapshot, which every role can see for all sessions. */
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

/** The identity shared by a server and its replicas. */
export async function clusterOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0].id;
}
