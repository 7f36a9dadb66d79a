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
    /** The attempt this request is the first of, when it came with a key. */
    begun?: Begun;
    /** The same as the limiter calls it, by what was sent and not by what validation made of it. */
    firstOf?: string;
  }
}

const ABANDONED_AFTER_MS = MINUTE;
/** Of one person: far more than anybody writes, and a bound of what is stored. */
const MAX_ATTEMPTS_PER_DAY = 5_000;
/** A page repeats an attempt so often within this time, then gives up (contract/repeats). */
const REPEAT_WINDOW_SECONDS = 60;
const MAX_REPEATS = 6;
const FIRST_RETRY_MS = 500;

/**
 * Whoever is not sure that a call got through sends it again with the same Idempotency-Key and reads
 * the first answer; for 24 hours, per person (rule 9.12). What was refused may be tried again. The answer is noted
 * in the transaction of what was done, or, where doing it twice is the same as once, before it is sent.
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
    // One attempt counts once, or a limit would be used up by repeats of what was lost or is under way.
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
    // Only now, when no limit refused it: what was refused counts again when it is sent again.
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

  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const { begun } = request;
    request.begun = undefined;
    if (!begun || (begun.isKept && statusCode < 300)) return payload;
    try {
      if (statusCode < 300) await attempts.keep(begun, statusCode, JSON.parse(String(payload)));
      // Who waits for a database that is away is not to wait for it twice.
      else if (statusCode === 503) void forgetLater(begun);
      else await attempts.forget(begun);
    } catch (err) {
      request.log.error({ err }, 'what became of an attempt could not be noted');
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

  /** Until then the attempt is under way for whoever repeats it; after a minute anybody may take it up. */
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
  new HttpError(409, 'The first request is still under way.', { headers: { 'retry-after': '1' } });

/** Whoever sent it hears what became of the first, or that nobody knows. */
const refused = () =>
  new HttpError(409, 'This request is not taken a second time.', {
    headers: { [REFUSED_HEADER]: 'true' },
  });

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest('base64url');
