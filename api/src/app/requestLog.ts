import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';

import type { Config } from './env';

/** One line of JSON per event; tokens, cookies, passwords and query strings never get in. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({
    level: logLevel,
    base: { app: 'api' },
    redact: ['*.authorization', '*.cookie', '*.password'],
  });

/** Keeps an id that the edge already gave, when it looks like one. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Logs the route, never the address: a path or query may hold a secret. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.viewer?.id,
        releases: request.headers['x-mfe'],
      },
      'answered',
    );
    done();
  });
}
