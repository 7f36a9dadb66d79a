import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const inner = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(network, bits, 'ipv4');
}
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a request comes straight from a machine next door. One that a proxy passed on comes from
 * anywhere, whatever address the proxy itself has.
 */
export function isInnerNetwork({ headers, socket }: FastifyRequest): boolean {
  const passedOn = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return passedOn === undefined && inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
