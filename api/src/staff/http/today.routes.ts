import { StaffToday } from 'contract/wire/today.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { todayService } from '../today/today.service';
import { requireStaff } from './requireStaff';

/** What waits for the caller, kind by kind (rule 11.31). */
export const todayRoutes: FastifyPluginAsyncZod = async (app) => {
  const today = todayService(app.deps);

  app.get('/staff/today', {
    onRequest: requireStaff,
    schema: { response: { 200: StaffToday } },
    handler: ({ me }) => today.list(me),
  });
};
