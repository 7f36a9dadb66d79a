import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { HttpError, notFound } from './httpError';
import { STAFF } from './openapi';

/**
 * Collects the methods of all routes that are registered after it.
 * @returns the handler for requests without a route: 405 with `Allow` if the address has other methods, which OPTIONS
 *   lists (RFC 9110 §15.5.6, §9.3.7), else 404. Guests do not learn of addresses for staff or with a key (rule 11.21).
 */
export function knowMethods(app: FastifyInstance) {
  const taken = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method === 'OPTIONS' || schema?.security || url.startsWith(STAFF)) return;
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
    const known = taken.get(url) ?? { pattern, methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    taken.set(url, known);
  });

  return ({ method, url }: FastifyRequest, reply: FastifyReply): HttpError | undefined => {
    const [path = ''] = url.split('?', 1);
    const fitting = [...taken.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(fitting.flatMap((one) => [...one.methods].sort()));
    if (methods.size === 0 || methods.has(method)) return notFound();
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (method !== 'OPTIONS') return wrongMethod(allow);
    void reply.code(204).header('allow', allow);
    return undefined;
  };
}

const wrongMethod = (allow: string) =>
  new HttpError(405, 'This address does not support this method.', { headers: { allow } });
