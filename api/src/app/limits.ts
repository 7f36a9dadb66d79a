import type { FastifyInstance, FastifyRequest } from 'fastify';
import { network } from 'tooling/client-address';

import { tooMany } from './refusal';

export interface Limit {
  max: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** Who shares the count; `email` is the one in the body, whether or not anybody has it. */
  by: ('ip' | 'email' | 'user')[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: Limit[];
  }
}

const EVERYTHING = { guest: { max: 300, seconds: 300 }, member: { max: 1_500, seconds: 300 } };

/** Every call counts against its caller, and a route may ask for less (rule 8.30). */
export function limitCalls(app: FastifyInstance) {
  const { limiter } = app.parts;

  async function count(key: string, { max, seconds }: { max: number; seconds: number }) {
    const { allowed, retryAfter } = await limiter.hit(key, max, seconds);
    if (!allowed) throw tooMany(retryAfter);
  }

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/health')) return;
    if (request.viewer) await count(`all:user:${request.viewer.id}`, EVERYTHING.member);
    else await count(`all:ip:${network(request.clientAddress)}`, EVERYTHING.guest);
  });

  // After parsing, because a limit may count by the address in the body.
  app.addHook('preValidation', async (request) => {
    const { limits = [], url } = request.routeOptions.config;
    for (const limit of limits) {
      const who = limit.by.map((part) => `${part}=${shared(request, part)}`).join('&');
      await count(`${request.method} ${url} ${limit.max}/${limit.seconds} ${who}`, limit);
    }
  });
}

function shared(request: FastifyRequest, part: Limit['by'][number]): string {
  if (part === 'ip') return network(request.clientAddress);
  if (part === 'user') return String(request.viewer?.id ?? network(request.clientAddress));
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
