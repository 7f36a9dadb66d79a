import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { mayWrite } from '../../app/mayWrite';

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
}

/** @throws Error, so that the api does not start, for a route that does not say it, or notes what it may not */
export function requireRepeats(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!mayWrite(method)) return;
    if (!config?.repeats)
      throw new Error(`${method} ${url} does not say whether it may be repeated.`);
    if (config.repeats === 'once' && holdsPassword(schema?.body))
      throw new Error(
        `${method} ${url} holds a password, of which a repeatable call keeps a hash.`,
      );
  });
}

function holdsPassword(body: unknown): boolean {
  if (body instanceof z.ZodOptional || body instanceof z.ZodNullable)
    return holdsPassword(body.unwrap());
  if (body instanceof z.ZodPipe) return holdsPassword(body.in);
  if (body instanceof z.ZodUnion) return body.options.some(holdsPassword);
  return (
    body instanceof z.ZodObject && Object.keys(body.shape).some((name) => /password/.test(name))
  );
}

export function repeatsOf(request: FastifyRequest): Repeats {
  const { repeats = 'freely' } = request.routeOptions.config;
  return typeof repeats === 'function' ? repeats(request) : repeats;
}

/** A write of somebody who is signed in, which is noted. */
export const isOnce = (request: FastifyRequest) =>
  request.viewer !== null && repeatsOf(request) === 'once';
