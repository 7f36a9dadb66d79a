import { createHash } from 'node:crypto';
import { KEY, REFUSED, REPEAT } from 'contract/repeats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { z } from 'zod';

import { DAY, MINUTE } from '../../app/clock';
import { conflict, HttpError, tooMany, unprocessable } from '../../app/httpError';
import { mayWrite } from '../../app/mayWrite';
import { commitAlongside } from '../commit/commit';
import { type Begun, idempotencyQueries } from './idempotency.queries';

/**
 * What becomes of a call that is sent a second time, by somebody who cannot know of the first:
 * `once` does nothing then, and answers as at first, for who is signed in; `freely` changes nothing; `never` is
 * refused, because its answer is a secret, is spent, or what was sent cannot be told apart.
 */
export type Repeats = 'once' | 'freely' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every call that may write says it. */
    repeats?: Repeats | ((request: FastifyRequest) => Repeats);
  }
  interface FastifyRequest {
    /** The attempt this request is the first of, when it came with a key. */
    begun?: Begun;
  }
}

const ABANDONED = MINUTE;
/** Attempts of one person that are noted in a day: far more than somebody writes, and a bound of what is kept of them. */
const MAX_ATTEMPTS = 5_000;

/**
 * Whoever is not sure that a call got through sends it again with the same Idempotency-Key and reads
 * the first answer; for 24 hours, per person (rule 9.12). What was refused may be tried again. The answer is noted
 * in the transaction of what was done, or, where doing it twice is the same as once, before it is sent.
 */
export function repeatSafely(app: FastifyInstance) {
  const { db, clock, limiter } = app.deps;
  const attempts = idempotencyQueries(db);
  app.decorateRequest('begun', undefined);

  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!mayWrite(method)) return;
    if (!config?.repeats)
      throw new Error(`${method} ${url} does not say whether it may be repeated.`);
    if (config.repeats === 'once' && holdsPassword(schema?.body))
      throw new Error(
        `${method} ${url} holds a password, of which a repeatable call keeps a hash.`,
      );
  });

  app.addHook('preHandler', async (request, reply) => {
    const repeats = repeatsOf(request);
    const isOnce = repeats === 'once' && request.viewer !== null;
    if (request.headers[REPEAT] !== undefined && repeats !== 'freely' && !isOnce) throw refused();
    const key = isOnce ? keyOf(request) : undefined;
    if (key === undefined || !request.viewer) return;
    const attempt = { userId: request.viewer.id, key };
    const { allowed, retryAfter } = await limiter.hit(
      `attempts:${attempt.userId}`,
      MAX_ATTEMPTS,
      DAY / 1_000,
    );
    if (!allowed) throw tooMany(retryAfter);
    const requestHash = hashOf(request);
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = { now, abandoned: before(ABANDONED), outdated: before(DAY) };
    if (await attempts.begin({ ...attempt, requestHash }, times)) {
      const begun: Begun = { ...attempt, begunAt: now };
      request.begun = begun;
      commitAlongside(request, async (inside, { status, answer }) => {
        begun.isKept = await idempotencyQueries(inside.db).keep(begun, status, answer);
        if (!begun.isKept) throw conflict('This request took too long and was begun anew.');
      });
      return;
    }
    const known = await attempts.find(attempt);
    if (known?.requestHash !== requestHash)
      throw conflict('This key was used for another request.');
    if (known.status === null) throw stillUnderWay();
    return reply.code(known.status).header('idempotency-replayed', 'true').send(known.answer);
  });

  app.addHook('onSend', async ({ begun }, { statusCode }, payload) => {
    if (!begun) return payload;
    if (statusCode >= 300) await attempts.forget(begun);
    else if (!begun.isKept) await attempts.keep(begun, statusCode, JSON.parse(String(payload)));
    return payload;
  });
}

const holdsPassword = (body: unknown) =>
  body instanceof z.ZodObject && Object.keys(body.shape).some((name) => /password/.test(name));

function repeatsOf(request: FastifyRequest): Repeats {
  const { repeats = 'freely' } = request.routeOptions.config;
  return typeof repeats === 'function' ? repeats(request) : repeats;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[KEY];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  throw unprocessable('The Idempotency-Key must be 8 to 100 letters, digits, - or _.');
}

const stillUnderWay = () =>
  new HttpError(409, 'The first request is still under way.', { headers: { 'retry-after': '1' } });

/** Whoever sent it hears what became of the first, or that nobody knows. */
const refused = () =>
  new HttpError(409, 'This request is not taken a second time.', {
    headers: { [REFUSED]: 'true' },
  });

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
