import type { FastifyRequest } from 'fastify';
import { isInner, isPassedOn } from 'server-kit/client-address';

/**
 * Whether a request comes straight from a machine next door. One that a proxy passed on comes from
 * anywhere, whatever address the proxy itself has.
 */
export const isInnerNetwork = ({ headers, socket }: FastifyRequest) =>
  !isPassedOn(headers) && isInner(socket.remoteAddress ?? '');
