import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { SECOND } from '../app/clock';
import type { EncodedUpload } from '../media/encoding/encode';
import type { PictureWork } from '../media/encoding/pictureEncoder';
import type { Card } from '../modules/cards/card';
import { ifLost } from './ifLost';
import { WorkerProcess } from './WorkerProcess';

export type PictureJob =
  | { kind: 'upload'; bytes: Buffer }
  | { kind: 'avif'; bytes: Buffer; width: number }
  | { kind: 'card'; card: Card; product: string; stored?: Buffer };

/**
 * Encodes pictures in a separate process, at the lowest priority. It exits when idle, which releases the memory of
 * large pictures.
 */
export function pictureProcess(log?: FastifyBaseLogger): PictureWork {
  const worker = new WorkerProcess<PictureJob, EncodedUpload | Buffer>(
    {
      name: 'pictures',
      entry: path.join(__dirname, 'pictureWorker.ts'),
      niceness: 15,
      jobLimit: 60 * SECOND,
      idleLimit: 20 * SECOND,
    },
    log,
  );
  return {
    encodeUpload: (bytes) =>
      worker.run({ kind: 'upload', bytes }).catch(ifLost) as Promise<EncodedUpload>,
    // A picture that crashes its worker counts as one that cannot be encoded.
    encodeAvif: (bytes, width) => worker.run({ kind: 'avif', bytes, width }) as Promise<Buffer>,
    drawCard: (card, product, stored) =>
      worker.run({ kind: 'card', card, product, stored }).catch(ifLost) as Promise<Buffer>,
    close: () => worker.close(),
  };
}
