import type { MediaDeps } from './mediaDeps';
import { filesOf } from './pictureFiles';
import { picturesQueries } from './pictures.queries';

/**
 * Deletes the files of a doomed picture, then its row.
 * @throws when the store fails; the row stays, and the sweeper retries
 */
export async function deletePicture(
  { store, db, clock }: Pick<MediaDeps, 'store' | 'db' | 'clock'>,
  name: string,
): Promise<void> {
  const pictures = picturesQueries(db);
  try {
    await Promise.all(filesOf(name).map((file) => store.delete(file)));
  } catch (error) {
    await pictures.noteFailure(name, clock.now());
    throw error;
  }
  await pictures.forget(name, clock.now());
}
