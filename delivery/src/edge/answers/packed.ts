import type { FastifyReply, FastifyRequest } from 'fastify';

import { codingFor, packQuickly } from './EncodedText';

/** Smaller responses fit into one packet uncompressed; in bytes. */
const MIN_BYTES = 1_000;

const IS_TEXT = /^(text\/|application\/(json|xml|atom\+xml)\b)/;

/**
 * The body of a response whose headers are set, in a coding that the client accepts. Only responses to reads are
 * compressed, because the response to a write may contain a secret beside data of the caller (decision 131).
 */
export function packed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer {
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding === 'identity' || reply.statusCode !== 200 || !isPackable(reply)) return body;
  const isHead = request.method === 'HEAD';
  // The api sends HEAD no body: its compressed length is unknown, so there is no Content-Length (RFC 9110 §8.6).
  if (isHead && body.length === 0) void reply.removeHeader('content-length');
  if (!(isHead || request.method === 'GET') || body.length < MIN_BYTES) return body;
  const small = packQuickly(body, coding);
  void reply.headers({ 'content-encoding': coding, 'content-length': small.length });
  return small;
}

function isPackable(reply: FastifyReply): boolean {
  const isPlain = !reply.hasHeader('content-encoding') && !reply.hasHeader('content-range');
  const isOurs = !String(reply.getHeader('cache-control')).includes('no-transform');
  return isPlain && isOurs && IS_TEXT.test(String(reply.getHeader('content-type')));
}
