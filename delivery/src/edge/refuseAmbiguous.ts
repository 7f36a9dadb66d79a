import type { FastifyInstance } from 'fastify';
import { sayAndClose } from './answers/failures';
import { CallRefused } from './calls/CallRefused';

/** The message for a request that two programs could parse in different ways. */
const UNCLEAR = 'The request could not be read.';

/**
 * Refuses requests that Node would answer silently, or forward in a form that two programs may parse differently: no
 * path (RFC 9112 §3.2), no host or several (RFC 9110 §7.2), chunks in HTTP/1.0 (RFC 9112 §6.1), an encoded body, an
 * expectation.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, url, method }) => {
    const isPath = url.startsWith('/') || (method === 'OPTIONS' && url === '*');
    const isOldInPieces = raw.httpVersion === '1.0' && headers['transfer-encoding'] !== undefined;
    if (!isPath || isOldInPieces) throw new CallRefused(400, UNCLEAR, { connection: 'close' });
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
      throw new CallRefused(400, UNCLEAR);
    const coding = headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity')
      throw new CallRefused(415, 'Send the body as it is, in no coding.');
  });
  app.server.on('checkExpectation', ({ socket }) =>
    sayAndClose(socket, '417 Expectation Failed', UNCLEAR),
  );
}
