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
        releases: releasesIn(request.headers['x-mfe']),
      },
      'answered',
    );
    done();
  });
}

/** `42;founder=1.4.2-ab12cd34;public=…`: the registry's revision, then a release for each remote. */
const RELEASES = /^\d{1,9}(;[\w-]{1,40}=[\w.-]{1,60}){0,12}$/;

/** The releases a page says it is made of; anything else that is sent stays out of the log. */
export function releasesIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && RELEASES.test(header) ? header : undefined;
}
