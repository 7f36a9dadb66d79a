import type { Clock } from '../app/clock';
import type { Config } from '../app/env';
import type { Keys } from '../app/keys';
import type { Limiter } from '../app/limiter';
import type { Database, OpenDatabase } from '../db/database';
import type { Media } from '../media/media';
import type { CalendarWork } from '../modules/busy-calendar/reader/readText';
import type { Passwords } from './passwords';

/** Dependencies of the api. Tests pass their own clock, stores and database. */
export interface Deps {
  db: Database;
  /** See {@link OpenDatabase.readDb}; absent with a single database. */
  readDb?: Database;
  /** The number of replicas in use; absent without replicas. */
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
  /** Parses external calendars. */
  calendars: CalendarWork;
  /** Absent for the embedded database, which has no pool. */
  pool?: OpenDatabase['pool'];
  /** Absent for a database server, which has its own backup tools. */
  dump?: OpenDatabase['dump'];
}

/** For code that reads and writes at a moment. */
export type DbDeps = Pick<Deps, 'db' | 'clock'>;

/** For code that also posts letters, within their budgets. */
export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limiter'>;

/** For code that also notifies: these mails have sealed unsubscribe links. */
export type NotifyDeps = LetterDeps & Pick<Deps, 'keys'>;

/** The deps of calls that only read public data: from a replica if there is one. */
export const publicReads = (deps: Deps): Deps => ({ ...deps, db: deps.readDb ?? deps.db });

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
