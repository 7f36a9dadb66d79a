import { PICTURE_WIDTHS } from 'contract/wire/media.contract';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE } from '../app/clock';
import { HttpError } from '../app/httpError';
import { deletePicture } from './deletePicture';
import type { MediaDeps } from './mediaDeps';
import { avifFile, wholeFile } from './pictureFiles';
import { picturesQueries } from './pictures.queries';

/** Far longer than encoding takes: after that the process is assumed dead. */
const LEASE_MS = 10 * MINUTE;

/** The error is in the picture, not in the store or the database. */
class EncodingFailed extends Error {}

/**
 * Makes missing AVIF files of pictures, one after another; browsers get WebP meanwhile. The queue is in the database,
 * so a restart loses nothing and memory stays bounded.
 * @throws when the store fails; the rest is encoded next time
 */
export async function encodePictures(deps: MediaDeps, log?: FastifyBaseLogger): Promise<void> {
  const pictures = picturesQueries(deps.db);
  for (;;) {
    const now = deps.clock.now();
    const name = await pictures.lease(now, new Date(now.getTime() + LEASE_MS));
    if (name === undefined) return;
    try {
      await encodePicture(deps, name);
    } catch (error) {
      const failed = error instanceof EncodingFailed;
      await pictures.giveBack(name, { failed });
      if (error instanceof HttpError) return; // uploads have priority, or the process is about to stop
      if (!failed) throw error;
      log?.error(
        { err: error.cause, file: name },
        'A picture could not be encoded as AVIF. Browsers get it as WebP.',
      );
    }
  }
}

async function encodePicture(deps: MediaDeps, name: string): Promise<void> {
  const { store, db, clock } = deps;
  const pictures = picturesQueries(db);
  const source = await store.get(wholeFile(name));
  for (const width of source ? PICTURE_WIDTHS : []) {
    const bytes = await encode(deps, source!, width);
    // If the picture was removed meanwhile, its file must not come back.
    if ((await pictures.state(name)) !== 'live') break;
    await store.put(avifFile(name, width), bytes, 'image/avif');
  }
  const state = await pictures.release(name, clock.now());
  if (state !== 'live') await deletePicture(deps, name);
}

const encode = ({ encoder }: MediaDeps, bytes: Buffer, width: number) =>
  encoder.encodeAvif(bytes, width).catch((error: unknown) => {
    throw error instanceof HttpError
      ? error
      : new EncodingFailed('A picture cannot be encoded.', { cause: error });
  });
