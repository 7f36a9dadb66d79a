import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { network } from 'server-kit/client-address';

import { DAY } from './clock';
import { type HttpError, tooMany } from './httpError';
import { hashSecret } from './secrets';

export interface Limit {
  max: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** What is counted together; `email` is the one in the body, whether or not it has an account. */
  by: ('ip' | 'email' | 'user')[];
  /**
   * Counts only calls with this error, because a hundred people behind one address may all be right. A person who
   * succeeded from there before is let through anyway (rule 8.35).
   */
  countsOnly?: (error: HttpError) => boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits of its route counted it when it was first sent. */
    wasCounted?: boolean;
  }
  interface FastifyContextConfig {
    limits?: Limit[];
    /**
     * The budget of a guest's call, beside its own limits; a read or a call when left out. Calls that only proven edges
     * make are not counted.
     */
    budget?: 'login' | 'telemetry' | 'edge';
  }
}

const WINDOW_SECONDS = 300;

/** Per window, for a guest's network or for a member (rule 8.30 has the reasons). */
const MAX_CALLS = { read: 150_000, call: 1_500, member: 1_500 };

/** How long a network is known for a member after a sign-in. */
const KNOWN_NETWORK_SECONDS = (30 * DAY) / 1_000;

/** Counts every call of a caller; a route may set lower limits (rule 8.30). */
export function limitCalls(app: FastifyInstance) {
  const { limiter } = app.deps;

  async function count(key: string, { max, seconds }: { max: number; seconds: number }) {
    const { allowed, retryAfter } = await limiter.hit(key, max, seconds);
    if (!allowed) throw tooMany(retryAfter);
  }

  app.addHook('onRequest', async (request) => {
    const budget = request.routeOptions.config?.budget;
    if (request.url.startsWith('/api/health') || budget === 'telemetry' || budget === 'edge')
      return;
    const member = request.viewer?.id;
    if (member === undefined && budget === 'login') return;
    const kind = member !== undefined ? 'member' : isRead(request) ? 'read' : 'call';
    const who = member ?? network(request.clientAddress);
    await count(`all:${kind}:${who}`, { max: MAX_CALLS[kind], seconds: WINDOW_SECONDS });
  });

  // After parsing, because a limit may use the address in the body.
  app.addHook('preValidation', async (request) => {
    if (request.wasCounted) return;
    for (const limit of request.routeOptions.config?.limits ?? []) {
      const key = keyOf(request, limit);
      if (!limit.countsOnly) await count(key, limit);
      else if ((await limiter.reached(key, limit.max)) && !(await isKnown(request)))
        throw tooMany(limit.seconds);
    }
  });

  app.addHook('onSend', async (request, reply) => {
    for (const limit of request.routeOptions.config?.limits ?? []) {
      if (!limit.countsOnly) continue;
      if (request.httpError && limit.countsOnly(request.httpError))
        await limiter.hit(keyOf(request, limit), limit.max, limit.seconds);
      if (isSuccess(reply)) await limiter.hit(knownKey(request), 1, KNOWN_NETWORK_SECONDS);
    }
  });

  const isKnown = (request: FastifyRequest) => limiter.reached(knownKey(request), 1);
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const isSuccess = ({ statusCode }: FastifyReply) => statusCode === 200;

/** Hashed, because it is stored for long. */
const knownKey = (request: FastifyRequest) =>
  `known ${hashSecret(`${shared(request, 'email')} ${shared(request, 'ip')}`)}`;

function keyOf(request: FastifyRequest, { max, seconds, by }: Limit): string {
  const who = by.map((part) => `${part}=${shared(request, part)}`).join('&');
  return `${request.method} ${request.routeOptions.url} ${max}/${seconds} ${who}`;
}

function shared(request: FastifyRequest, part: Limit['by'][number]): string {
  if (part === 'ip') return network(request.clientAddress);
  if (part === 'user') return String(request.viewer?.id ?? network(request.clientAddress));
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
