import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { mayWrite } from '../../app/mayWrite';

/**
 * How a repeated call is handled. `once`: a signed-in caller gets the first response and nothing is done again.
 * `freely`: repeating it changes nothing. `never`: it is refused, because its response is a secret, its token is used
 * up, or the requests cannot be told apart.
 */
type Repeats = 'once' | 'freely' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every call that may write declares it. */
    repeats?: Repeats | ((request: FastifyRequest) => Repeats);
  }
}

/** @throws Error, so the api does not start, for a route that does not declare it, or that would store a secret */
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

/** Whether the request is a write of a signed-in caller, whose response is stored. */
export const isOnce = (request: FastifyRequest) =>
  request.viewer !== null && repeatsOf(request) === 'once';
