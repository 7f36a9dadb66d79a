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

export interface SentPicture {
  of: PictureOf;
  /** Id of the member who sent it. */
  sender: number;
  /** Of the form, named in the error. */
  field: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof pictureMedia>;

/**
 * Takes pictures in and lets them go. A picture has a row before it has files, and its row goes after
 * them: whenever a process dies, the sweeper knows what it left.
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
   * Deletes a picture that no row shows any more, or that none will show. The change behind it holds
   * whether or not the store answers: the sweeper tries again until the files are gone.
   */
  async function discard(path: string | null): Promise<void> {
    if (path === null) return;
    const name = pictureName(path);
    try {
      await pictures.abandon(name);
      if ((await pictures.state(name)) === 'doomed') await deletePicture(deps, name);
    } catch (error) {
      log?.error({ err: error, file: name }, 'picture not deleted, will be tried again');
    }
  }

  return {
    get: store.get,

    /**
     * Stores what somebody sent. Whoever shows it writes its path into a row within the hour, or has it {@link stay}.
     * @returns the path, as it goes over the wire
     * @throws 422 when it is no picture, or too small or too large; 503 when too many wait
     */
    async accept({ of, sender, field, bytes }: SentPicture): Promise<string> {
      const encoded = await encoder.encodeUpload(bytes, sender);
      if ('refused' in encoded) throw invalid({ [field]: encoded.refused });
      return add(of, encoded.files);
    },

    /**
     * From now on a picture is there whether or not a row shows it.
     * @param inside the transaction this belongs to
     */
    stay: (path: string, inside: Database) => picturesQueries(inside).stay(pictureName(path)),

    /** Stores a picture of our own making, e.g. the demo's. */
    keep: async (of: PictureOf, picture: Sharp): Promise<string> =>
      add(of, await encodeWebp(picture, 2), clock.now()),

    discard,

    /** Work that is nobody's request: see each. */
    encode: () => encodePictures(deps, log),
    sweep: () => sweepPictures(deps),
    compare: () => comparePictures(deps, log),
    backlog: pictures.backlog,
    /** Uploads and AVIF files that are drawn or wait to be, now. */
    load: encoder.load,
    drawCard: encoder.drawCard,
    /** Draws nothing more. */
    close: async () => encoder.close?.(),
  };
}
