import type { FastifyReply, FastifyRequest } from 'fastify';

import { codingFor, packQuickly } from './EncodedText';

/** Less travels in one packet as it is, bytes. */
const MIN_BYTES = 1_000;

const IS_TEXT = /^(text\/|application\/(json|xml|atom\+xml)\b)/;

/**
 * The body of an answer whose headers are set, as its reader takes it. Only what was read is packed: an answer to a
 * write may hold a secret beside what its caller sent (decision 131).
 */
export function packed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer {
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding === 'identity' || reply.statusCode !== 200 || !isPackable(reply)) return body;
  // The length of what a read would bring is not known, so none is said (RFC 9110 §8.6).
  if (request.method === 'HEAD') void reply.removeHeader('content-length');
  if (request.method !== 'GET' || body.length < MIN_BYTES) return body;
  const small = packQuickly(body, coding);
  void reply.headers({ 'content-encoding': coding, 'content-length': small.length });
  return small;
}

function isPackable(reply: FastifyReply): boolean {
  const isPlain = !reply.hasHeader('content-encoding') && !reply.hasHeader('content-range');
  const isOurs = !String(reply.getHeader('cache-control')).includes('no-transform');
  return isPlain && isOurs && IS_TEXT.test(String(reply.getHeader('content-type')));
}
