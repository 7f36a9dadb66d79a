import type { IncomingMessage } from 'node:http';

import type { OpenBody } from './BodyBudget';
import type { BodyBounds } from './bounds';
import { CallRefused } from './CallRefused';

/**
 * Reads the whole body of a request. The rest of a refused body is read and discarded, so that the client can read the
 * response; the server's `requestTimeout` limits this.
 * @throws CallRefused when it is too large, too slow, or there is no memory
 */
export function takeBody(
  request: IncomingMessage,
  { bytes, within }: BodyBounds,
  room: OpenBody,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const end = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', broken);
    };
    const refuse = (reason: unknown) => {
      end();
      request.resume();
      reject(reason);
    };
    const take = (piece: Buffer) => {
      size += piece.length;
      try {
        if (size > bytes) throw tooLarge();
        room.take(piece.length);
        pieces.push(piece);
      } catch (reason) {
        refuse(reason);
      }
    };
    const whole = () => {
      end();
      room.arrived();
      resolve(Buffer.concat(pieces, size));
    };
    const broken = () => refuse(new CallRefused(400, 'The request broke off.'));
    const timer = setTimeout(() => refuse(tooSlow()), within);

    if (Number(request.headers['content-length']) > bytes) return refuse(tooLarge());
    request.on('data', take).on('end', whole).on('close', broken).on('error', ignored);
  });
}

/** An error of the connection is followed by `close`. */
const ignored = () => {};

const tooLarge = () => new CallRefused(413, 'The request is too large.');

const tooSlow = () =>
  new CallRefused(408, 'The request took too long to arrive. Please try again.', {
    connection: 'close',
  });
