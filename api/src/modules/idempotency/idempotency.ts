import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_HEADER, REFUSED_HEADER, REPEAT_HEADER } from 'contract/repeats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DAY, MINUTE } from '../../app/clock';
import { conflict, HttpError, tooMany, unprocessable } from '../../app/httpError';
import { commitAlongside } from '../commit/commit';
import { type Begun, idempotencyQueries } from './idempotency.queries';
import { isOnce, repeatsOf, requireRepeats } from './repeats';

declare module 'fastify' {
  interface FastifyRequest {
    /** The attempt that this request has begun, when it has a key. */
    begun?: Begun;
    /** The limiter's key of this attempt, derived from the raw request instead of its validated form. */
    firstOf?: string;
  }
}

const ABANDONED_AFTER_MS = MINUTE;
/** Bounds what is stored per person; far above real use. */
const MAX_ATTEMPTS_PER_DAY = 5_000;
/** How long a page repeats an attempt before it stops (contract/repeats). */
const REPEAT_WINDOW_SECONDS = 60;
const MAX_REPEATS = 6;
const FIRST_RETRY_MS = 500;

/**
 * A client that is not sure whether a call arrived sends it again with the same Idempotency-Key, and gets the first
 * response; for 24 hours, per person (rule 9.12). A refused call may be repeated. The response is stored in the
 * transaction of the write or, for idempotent calls, before it is sent.
 */
export function handleIdempotency(app: FastifyInstance) {
  const { db, clock, limiter } = app.deps;
  const attempts = idempotencyQueries(db);
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.decorateRequest('begun', undefined);
  app.decorateRequest('firstOf', undefined);
  requireRepeats(app);

  app.addHook('preValidation', async (request) => {
    const isRepeat = request.headers[REPEAT_HEADER] !== undefined;
    if (isRepeat && repeatsOf(request) !== 'freely' && !isOnce(request)) throw refused();
    // Counts an attempt once, so repeats of a lost or running one do not use up a limit.
    const key = isOnce(request) ? keyOf(request) : undefined;
    if (key === undefined) return;
    const attempt = `attempt:${request.viewer!.id}:${key}:${hashOf(request)}`;
    const isRepeated = await limiter.reached(attempt, 1);
    request.wasCounted =
      isRepeated &&
      (await limiter.hit(`repeats:${attempt}`, MAX_REPEATS, REPEAT_WINDOW_SECONDS)).allowed;
    if (!isRepeated) request.firstOf = attempt;
  });

  app.addHook('preHandler', async (request, reply) => {
    const key = isOnce(request) ? keyOf(request) : undefined;
    if (key === undefined) return;
    const attempt = { userId: request.viewer!.id, key };
    if (!request.wasCounted) await countAttempt(attempt.userId);
    // Only after all limits passed: a refused request counts again when it is repeated.
    if (request.firstOf) await limiter.hit(request.firstOf, 1, REPEAT_WINDOW_SECONDS);
    const requestHash = hashOf(request);
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const times = { now, abandoned: before(ABANDONED_AFTER_MS), outdated: before(DAY) };
    if (await attempts.begin({ ...attempt, requestHash }, times)) {
      const begun: Begun = { ...attempt, begunAt: now };
      request.begun = begun;
      commitAlongside(request, async (inside, { status, answer }) => {
        begun.isKept = await idempotencyQueries(inside.db).keep(begun, status, answer);
        if (!begun.isKept) throw conflict('This request took too long and was started again.');
      });
      return;
    }
    const known = await attempts.find(attempt);
    if (known?.requestHash !== requestHash)
      throw conflict('This key was used for another request.');
    if (known.status === null) throw stillUnderWay();
    return reply.code(known.status).header('idempotency-replayed', 'true').send(known.answer);
  });

  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const { begun } = request;
    request.begun = undefined;
    if (!begun || (begun.isKept && statusCode < 300)) return payload;
    try {
      if (statusCode < 300) await attempts.keep(begun, statusCode, JSON.parse(String(payload)));
      // A client that waited for an unavailable database should not wait twice.
      else if (statusCode === 503) void forgetLater(begun);
      else await attempts.forget(begun);
    } catch (err) {
      request.log.error(
        { err },
        'The result of a write could not be stored under its idempotency key. A repeated request runs again.',
      );
      void forgetLater(begun);
    }
    return payload;
  });

  async function countAttempt(userId: number) {
    const { allowed, retryAfter } = await limiter.hit(
      `attempts:${userId}`,
      MAX_ATTEMPTS_PER_DAY,
      DAY / 1_000,
    );
    if (!allowed) throw tooMany(retryAfter);
  }

  /** Until the attempt is deleted, repeats see it as running; after a minute any process may take it over. */
  async function forgetLater(begun: Begun) {
    for (let wait = FIRST_RETRY_MS; wait < ABANDONED_AFTER_MS; wait *= 2) {
      const isForgotten = await attempts.forget(begun).then(
        () => true,
        () => false,
      );
      if (isForgotten || closing.signal.aborted) return;
      await sleep(wait, undefined, { ref: false });
    }
  }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  throw unprocessable('The Idempotency-Key must be 8 to 100 letters, digits, - or _.');
}

const stillUnderWay = () =>
  new HttpError(409, 'The first request is still in progress.', {
    headers: { 'retry-after': '1' },
  });

/** Sends the outcome of the first request, or that the outcome is unknown. */
const refused = () =>
  new HttpError(409, 'This request cannot be repeated.', {
    headers: { [REFUSED_HEADER]: 'true' },
  });

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
