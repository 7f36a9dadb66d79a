import { HOUR } from '../app/clock';
import { deletePicture } from './deletePicture';
import type { MediaDeps } from './mediaDeps';
import { picturesQueries } from './pictures.queries';

/** From the first file of an upload until a row shows it; requests end after a minute. */
const PENDING_LIMIT = HOUR;
const AT_ONCE = 100; // rows

/**
 * Deletes the pictures that nobody shows: those that were replaced or removed, and uploads that came
 * to nothing.
 * @throws when the store fails; the rest is there for the next time
 */
export async function sweepPictures(
  deps: Pick<MediaDeps, 'store' | 'db' | 'clock'>,
): Promise<void> {
  const pictures = picturesQueries(deps.db);
  await pictures.abandonBefore(new Date(deps.clock.now().getTime() - PENDING_LIMIT));
  for (;;) {
    const names = await pictures.doomed(deps.clock.now(), AT_ONCE);
    for (const name of names) await deletePicture(deps, name);
    if (names.length < AT_ONCE) return;
  }
}
