import path from 'node:path';

import type { Database } from '../db/database';
import { folderStore } from '../media/folderStore';
import { pictureMedia } from '../media/media';
import { systemClock } from './clock';
import type { Config } from './env';
import { keepKey, keysFrom } from './keys';
import { memoryLimiter, noLimits } from './limiter';
import type { Parts } from './parts';
import { passwordHasher } from './passwords';

/** The parts of a real process, as the configuration asks for them. */
export function createParts(config: Config, db: Database): Parts {
  return {
    config,
    db,
    clock: systemClock,
    media: pictureMedia(folderStore(path.join(config.dataDir, 'media'))),
    limiter: config.rateLimits ? memoryLimiter(systemClock) : noLimits,
    passwords: passwordHasher(),
    keys: keysFrom(config.appSecret ?? keepKey(config.dataDir)),
  };
}
