import type { FastifyInstance } from 'fastify';
import { createLogger } from 'server-kit/log';

import type { EdgeSettings } from '../env';

export const edgeLogger = ({ logLevel }: Pick<EdgeSettings, 'logLevel'>) =>
  createLogger({ app: 'edge', level: logLevel });

/** One line per response, without addresses, because those of pages may contain mailed secrets. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'The request was answered.',
    );
  });
}
