import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from 'server-kit/etag';

export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Sets the ETag; true when the client already has this version. */
export function isStored(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `W/${version}`;
  void reply.header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag);
}
