import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DAY, MINUTE } from '../../app/clock';
import { conflict, unprocessable } from '../../app/refusal';
import { idempotencyQueries } from './idempotency.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be repeated under one Idempotency-Key and happens once. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The key this request is the first of. */
    firstOf?: { userId: number; key: string };
  }
}

const ABANDONED = MINUTE;

/**
 * Whoever is not sure that a call got through sends it again with the same Idempotency-Key and reads
 * the first answer; for 24 hours, per person (RULES A.0). What was refused may be tried again.
 */
export function repeatSafely(app: FastifyInstance) {
  const { db, clock } = app.parts;
  const attempts = idempotencyQueries(db);
  app.decorateRequest('firstOf', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined || !request.viewer) return;
    const attempt = { userId: request.viewer.id, key };
    const requestHash = hashOf(request);
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    if (await attempts.begin({ ...attempt, requestHash }, { now, abandoned: before(ABANDONED) })) {
      request.firstOf = attempt;
      return;
    }
    const known = await attempts.find(attempt);
    if (known && known.createdAt < before(DAY)) {
      await attempts.forget(attempt);
      return;
    }
    if (known?.requestHash !== requestHash)
      throw conflict('This key was used for another request.');
    if (known.status === null) throw conflict('The first request is still under way.');
    return reply.code(known.status).header('idempotency-replayed', 'true').send(known.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.firstOf) return payload;
    if (reply.statusCode < 300) {
      await attempts.keep(request.firstOf, reply.statusCode, JSON.parse(String(payload)));
    } else await attempts.forget(request.firstOf);
    return payload;
  });
}

function keyOf({ headers, routeOptions }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || !routeOptions.config.idempotent) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  throw unprocessable('The Idempotency-Key must be 8 to 100 letters, digits, - or _.');
}

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
