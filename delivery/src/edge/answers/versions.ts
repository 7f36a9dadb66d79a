import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names one version of a body. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Says which version this is; true when the asker has it already. */
export function isStored(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `W/${version}`;
  void reply.header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ?? false;
}
