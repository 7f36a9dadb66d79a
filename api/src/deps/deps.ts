import type { Clock } from '../app/clock';
import type { Config } from '../app/env';
import type { Keys } from '../app/keys';
import type { Limiter } from '../app/limiter';
import type { Database, OpenDatabase } from '../db/database';
import type { Media } from '../media/media';
import type { CalendarWork } from '../modules/busy-calendar/reader/readText';
import type { Passwords } from './passwords';

/** What the api is made of. A test hands over its own clock, stores and database. */
export interface Deps {
  db: Database;
  /** See {@link OpenDatabase.readDb}; absent where everything is read from one database. */
  readDb?: Database;
  /** How many replicas are read from; absent where there are none. */
  replicas?: OpenDatabase['replicas'];
  followers?: OpenDatabase['followers'];
  replicaLag?: OpenDatabase['replicaLag'];
  readAge?: OpenDatabase['readAge'];
  clock: Clock;
  config: Config;
  media: Media;
  limiter: Limiter;
  passwords: Passwords;
  keys: Keys;
  /** Reads the text of calendars that people keep elsewhere. */
  calendars: CalendarWork;
  /** Absent where there is no pool: the embedded database. */
  pool?: OpenDatabase['pool'];
  /** Absent where the database is a server, which is backed up by means of its own. */
  dump?: OpenDatabase['dump'];
}

/** What reads and writes at a moment. */
export type DbDeps = Pick<Deps, 'db' | 'clock'>;

/** What also posts letters, within their budgets. */
export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limiter'>;

/** What also notifies: mails of notifications have links that unsubscribe, which are sealed. */
export type NotifyDeps = LetterDeps & Pick<Deps, 'keys'>;

/** The deps of calls that only read what everybody may see: from a replica where there is one. */
export const publicReads = (deps: Deps): Deps => ({ ...deps, db: deps.readDb ?? deps.db });

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
