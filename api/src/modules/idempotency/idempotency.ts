import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DAY, MINUTE } from '../../app/clock';
import { conflict, unprocessable } from '../../app/httpError';
import { commitAlongside } from '../commit/commit';
import { type Begun, idempotencyQueries } from './idempotency.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be repeated under one Idempotency-Key and happens once. */
    idempotent?: boolean | ((request: FastifyRequest) => boolean);
  }
  interface FastifyRequest {
    /** The attempt this request is the first of, when it came with a key. */
    begun?: Begun;
  }
}

const ABANDONED = MINUTE;

/**
 * Whoever is not sure that a call got through sends it again with the same Idempotency-Key and reads
 * the first answer; for 24 hours, per person (rule 9.12). What was refused may be tried again. The answer is noted
 * in the transaction of what was done.
 */
export function repeatSafely(app: FastifyInstance) {
  const { db, clock } = app.deps;
  const attempts = idempotencyQueries(db);
  app.decorateRequest('begun', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined || !request.viewer) return;
    const attempt = { userId: request.viewer.id, key };
    const requestHash = hashOf(request);
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = { now, abandoned: before(ABANDONED), outdated: before(DAY) };
    if (await attempts.begin({ ...attempt, requestHash }, times)) {
      const begun = { ...attempt, begunAt: now };
      request.begun = begun;
      commitAlongside(request, async (inside, { status, answer }) => {
        if (await idempotencyQueries(inside.db).keep(begun, status, answer)) return;
        throw conflict('This request took too long and was begun anew.');
      });
      return;
    }
    const known = await attempts.find(attempt);
    if (known?.requestHash !== requestHash)
      throw conflict('This key was used for another request.');
    if (known.status === null) throw conflict('The first request is still under way.');
    return reply.code(known.status).header('idempotency-replayed', 'true').send(known.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.begun && reply.statusCode >= 300) await attempts.forget(request.begun);
    return payload;
  });
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  const { idempotent = false } = request.routeOptions.config;
  const may = typeof idempotent === 'function' ? idempotent(request) : idempotent;
  if (key === undefined || !may) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  throw unprocessable('The Idempotency-Key must be 8 to 100 letters, digits, - or _.');
}

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
