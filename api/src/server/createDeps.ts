import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../app/clock';
import type { Config } from '../app/env';
import { fileBackedLimiter } from '../app/fileBackedLimiter';
import { keyringOf, keysFrom } from '../app/keys';
import { type Limiter, noLimits } from '../app/limiter';
import { redisLimiter } from '../app/redisLimiter';
import type { OpenDatabase } from '../db/database';
import type { Deps } from '../deps/deps';
import { OWASP, passwordHasher } from '../deps/passwords';
import { pictureEncoder } from '../media/encoding/pictureEncoder';
import { folderStore } from '../media/folderStore';
import { pictureMedia } from '../media/media';
import type { MediaStore } from '../media/mediaStore';
import { s3Store } from '../media/s3Store';
import { calendarProcess } from '../workers/calendarProcess';
import { passwordProcess } from '../workers/passwordProcess';
import { pictureProcess } from '../workers/pictureProcess';

/** The deps of a real process, by its configuration. */
export function createDeps(
  config: Config,
  { db, readDb, replicas, followers, replicaLag, readAge, pool, dump }: OpenDatabase,
  log?: FastifyBaseLogger,
): Deps {
  return {
    config,
    db,
    readDb,
    replicas,
    followers,
    replicaLag,
    readAge,
    pool,
    dump,
    clock: systemClock,
    media: pictureMedia(
      {
        store: createStore(config),
        encoder: pictureEncoder(pictureProcess(log)),
        db,
        clock: systemClock,
      },
      log,
    ),
    limiter: createLimiter(config),
    passwords: passwordHasher(OWASP, passwordProcess(log)),
    calendars: calendarProcess(log),
    keys: keysFrom(keyringOf(config)),
  };
}

function createStore({ mediaUrl, dataDir }: Config): MediaStore {
  return mediaUrl ? s3Store(mediaUrl) : folderStore(path.join(dataDir, 'media'));
}

function createLimiter({ rateLimits, redisUrl, dataDir }: Config): Limiter {
  if (!rateLimits) return noLimits;
  const alone = fileBackedLimiter(path.join(dataDir, 'limits.json'), systemClock);
  return redisUrl ? redisLimiter(redisUrl, alone) : alone;
}
