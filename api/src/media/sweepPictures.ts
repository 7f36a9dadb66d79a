import { HOUR } from '../app/clock';
import { deletePicture } from './deletePicture';
import type { MediaDeps } from './mediaDeps';
import { picturesQueries } from './pictures.queries';

/** From the first file of an upload until a row uses it; requests end after a minute. */
const MAX_PENDING_MS = HOUR;
const BATCH_SIZE = 100; // rows

/**
 * Deletes unused pictures: replaced or removed ones, and uploads that were never used.
 * @throws when the store fails; the rest is deleted next time
 */
export async function sweepPictures(
  deps: Pick<MediaDeps, 'store' | 'db' | 'clock'>,
): Promise<void> {
  const pictures = picturesQueries(deps.db);
  await pictures.abandonBefore(new Date(deps.clock.now().getTime() - MAX_PENDING_MS));
  for (;;) {
    const names = await pictures.doomed(deps.clock.now(), BATCH_SIZE);
    for (const name of names) await deletePicture(deps, name);
    if (names.length < BATCH_SIZE) return;
  }
}
