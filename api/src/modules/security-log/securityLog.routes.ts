import { SecurityLog, SecurityLogQuery } from 'contract/wire/security-log.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { securityLogService } from './securityLog.service';

/** Events about the ways into the caller's account. */
export const securityLogRoutes: FastifyPluginAsyncZod = async (app) => {
  const log = securityLogService(app.deps);

  app.get('/account/security-log', {
    onRequest: app.requireUser,
    schema: { querystring: SecurityLogQuery, response: { 200: SecurityLog } },
    handler: ({ me, query }) => log.list(me, query.before),
  });
};
