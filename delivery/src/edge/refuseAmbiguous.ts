import type { FastifyInstance } from 'fastify';
import { sayAndClose } from './answers/failures';
import { CallRefused } from './calls/CallRefused';

/** The message for a request that two programs could parse in different ways. */
const UNCLEAR = 'The request could not be read.';

/** A name or an address, perhaps with a port (RFC 3986 §3.2.2); empty if the client's address for it has no host. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/**
 * Refuses requests that Node would answer silently, or forward in a form that two programs may parse differently: no
 * path (RFC 9112 §3.2), no host, several or an invalid one (RFC 9110 §7.2), chunks in HTTP/1.0 or in another coding
 * (RFC 9112 §6.1), an encoded body, an expectation.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, url, method }) => {
    const isPath = url.startsWith('/') || (method === 'OPTIONS' && url === '*');
    const transfer = headers['transfer-encoding']?.toLowerCase();
    const isOldInPieces = raw.httpVersion === '1.0' && transfer !== undefined;
    if (!isPath || isOldInPieces) throw new CallRefused(400, UNCLEAR, { connection: 'close' });
    if (transfer !== undefined && transfer !== 'chunked')
      throw new CallRefused(501, 'Send the body in chunks or with its length.', {
        connection: 'close',
      });
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    const isMissing = hosts === 0 && raw.httpVersion === '1.1';
    if (hosts > 1 || isMissing || !HOST.test(headers.host ?? ''))
      throw new CallRefused(400, UNCLEAR);
    const coding = headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity')
      throw new CallRefused(415, 'Send the body as it is, in no coding.');
  });
  app.server.on('checkExpectation', ({ socket }) =>
    sayAndClose(socket, '417 Expectation Failed', UNCLEAR),
  );
}
