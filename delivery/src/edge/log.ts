import type { FastifyInstance } from 'fastify';
import { createLogger } from 'server-kit/log';

import type { EdgeSettings } from '../env';

/** The log of the edge process. */
export const edgeLogger = ({ logLevel }: Pick<EdgeSettings, 'logLevel'>) =>
  createLogger({ app: 'edge', level: logLevel });

/** One line an answer: addresses of pages hold what was mailed to people, so none is written. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
