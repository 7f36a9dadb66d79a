import type { Clock } from '../app/clock';
import type { Database } from '../db/database';
import type { PictureEncoder } from './encoding/pictureEncoder';
import type { MediaStore } from './mediaStore';

/** Dependencies of pictures. */
export interface MediaDeps {
  store: MediaStore;
  encoder: PictureEncoder;
  db: Database;
  clock: Clock;
}
