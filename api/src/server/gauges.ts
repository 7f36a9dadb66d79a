import { diskGauges, gauge, processGauges } from 'server-kit/metrics';
import type { Database } from '../db/database';
import { isUnavailable } from '../db/isUnavailable';
import type { Deps } from '../deps/deps';
import { outboxQueries } from '../mail/outbox.queries';

/** Current lengths of queues, and resources of the process. */
export async function gauges({
  db,
  clock,
  passwords,
  media,
  pool,
  replicas,
  followers,
  replicaLag,
  config,
}: Deps): Promise<string[]> {
  const hashing = passwords.load();
  const encoding = media.load();
  const now = clock.now();
  const mail = await readMail(db, now).catch(ifUnavailable);
  const pictures = mail && (await media.backlog().catch(ifUnavailable));
  const connections = pool?.();
  return [
    ...gauge('password_hashing_running', hashing.running),
    ...gauge('password_hashing_waiting', hashing.waiting),
    ...gauge('picture_encoding_running', encoding.running),
    ...gauge('picture_encoding_waiting', encoding.waiting),
    ...gauge('database_up', mail ? 1 : 0),
    ...(mail
      ? [
          ...gauge('mail_outbox_waiting', mail.waiting),
          ...gauge('mail_outbox_due', mail.due),
          ...gauge('mail_outbox_late_seconds', Math.max(0, +now - +(mail.since ?? now)) / 1_000),
          ...gauge('mail_outbox_dead', mail.dead),
        ]
      : []),
    ...(pictures
      ? [
          ...gauge('pictures_to_delete', pictures.toDelete),
          ...gauge('pictures_to_encode', pictures.toEncode),
          ...gauge('pictures_missing', pictures.missing),
        ]
      : []),
    ...(connections
      ? [
          ...gauge('database_connections_open', connections.open),
          ...gauge('database_connections_idle', connections.idle),
          ...gauge('database_connections_waited_for', connections.waiting),
        ]
      : []),
    ...(replicas ? gauge('database_replicas_read_from', replicas()) : []),
    ...(followers ? gauge('database_replicas_following', followers()) : []),
    ...(replicaLag ? gauge('database_replica_lag_seconds', replicaLag() / 1_000) : []),
    ...processGauges(),
    ...(await diskGauges(config.dataDir)),
  ];
}

async function readMail(db: Database, now: Date) {
  const outbox = outboxQueries(db);
  return { ...(await outbox.backlog(now)), dead: await outbox.countDead() };
}

/** Without the database the other metrics are still reported. */
function ifUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error;
}
