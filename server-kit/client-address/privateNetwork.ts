import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

import { isPrivateAddress } from './privateAddress';
import { isPassedOn } from './proof';

interface Request {
  headers: IncomingHttpHeaders;
  socket: Pick<Socket, 'remoteAddress'>;
}

/**
 * Whether a request comes straight from a machine next door. One that a proxy passed on comes from
 * anywhere, whatever address the proxy itself has.
 */
export const isPrivateNetwork = ({ headers, socket }: Request): boolean =>
  !isPassedOn(headers) && isPrivateAddress(socket.remoteAddress ?? '');
