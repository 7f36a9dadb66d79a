import type { Database, OpenDatabase } from '../db/database';
import type { Media } from '../media/media';
import type { CalendarWork } from '../modules/busy-calendar/reader/readText';
import type { Clock } from './clock';
import type { Config } from './env';
import type { Keys } from './keys';
import type { Limiter } from './limiter';
import type { Passwords } from './passwords';

/** What the api is made of. A test hands over its own clock, stores and database. */
export interface Deps {
  db: Database;
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

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
