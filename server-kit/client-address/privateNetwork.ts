import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

import { isPrivateAddress } from './privateAddress';
import { isPassedOn } from './proof';

interface Request {
  headers: IncomingHttpHeaders;
  socket: Pick<Socket, 'remoteAddress'>;
}

/**
 * Whether a request comes directly from a machine in a private network. A request that a proxy forwarded may come from
 * anywhere, whatever address the proxy has.
 */
export const isPrivateNetwork = ({ headers, socket }: Request): boolean =>
  !isPassedOn(headers) && isPrivateAddress(socket.remoteAddress ?? '');
