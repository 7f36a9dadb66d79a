import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Sharp } from 'sharp';

import { invalid } from '../app/httpError';
import type { Database } from '../db/database';
import { comparePictures } from './comparePictures';
import { deletePicture } from './deletePicture';
import { encodePictures } from './encodePictures';
import { type EncodedFile, encodeWebp } from './encoding/encode';
import type { MediaDeps } from './mediaDeps';
import { type PictureOf, pictureName, wholeFile } from './pictureFiles';
import { picturesQueries } from './pictures.queries';
import { sweepPictures } from './sweepPictures';

interface SentPicture {
  of: PictureOf;
  /** Id of the sending member. */
  sender: number;
  /** Name of the form field, for errors. */
  field: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof pictureMedia>;

/**
 * Stores and deletes pictures. A picture's row is created before its files and deleted after them, so the sweeper finds
 * what a crashed process left.
 */
export function pictureMedia(deps: MediaDeps, log?: FastifyBaseLogger) {
  const { store, encoder, db, clock } = deps;
  const pictures = picturesQueries(db);

  async function add(of: PictureOf, files: EncodedFile[], encodedAt?: Date): Promise<string> {
    const name = `${of}/${randomBytes(16).toString('hex')}`;
    await pictures.begin({ name, createdAt: clock.now(), ...(encodedAt && { encodedAt }) });
    try {
      for (const { width, bytes } of files) {
        const size = width === undefined ? '' : `-${width}`;
        await store.put(`${name}${size}.webp`, bytes, 'image/webp');
      }
    } catch (error) {
      await discard(wholeFile(name));
      throw error;
    }
    return wholeFile(name);
  }

  /**
   * Deletes a picture that no row uses or will use. The change behind it does not depend on the store: the sweeper
   * retries until the files are deleted.
   */
  async function discard(path: string | null): Promise<void> {
    if (path === null) return;
    const name = pictureName(path);
    try {
      await pictures.abandon(name);
      if ((await pictures.state(name)) === 'doomed') await deletePicture(deps, name);
    } catch (error) {
      log?.error(
        { err: error, file: name },
        'The files of a picture could not be deleted. It is tried again.',
      );
    }
  }

  return {
    get: store.get,

    /**
     * Stores an upload. The caller writes its path into a row within an hour, or calls {@link stay}.
     * @returns the path on the wire
     * @throws 422 when it is no picture, or too small or too large; 503 when too many wait
     */
    async accept({ of, sender, field, bytes }: SentPicture): Promise<string> {
      const encoded = await encoder.encodeUpload(bytes, sender);
      if ('refused' in encoded) throw invalid({ [field]: encoded.refused });
      return add(of, encoded.files);
    },

    /**
     * Keeps a picture whether or not a row uses it.
     * @param inside the transaction this belongs to
     */
    stay: (path: string, inside: Database) => picturesQueries(inside).stay(pictureName(path)),

    /** Stores a generated picture, e.g. the demo's. */
    keep: async (of: PictureOf, picture: Sharp): Promise<string> =>
      add(of, await encodeWebp(picture, 2), clock.now()),

    discard,

    /** Periodic work: see each. */
    encode: () => encodePictures(deps, log),
    sweep: () => sweepPictures(deps),
    compare: () => comparePictures(deps, log),
    backlog: pictures.backlog,
    /** Running and waiting uploads and AVIF files. */
    load: encoder.load,
    drawCard: encoder.drawCard,
    /** Stops the encoder. */
    close: async () => encoder.close?.(),
  };
}
