import { HistoryPath, HistoryQuery, RecordQuery, StaffRecord } from 'contract/wire/staff.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordService } from './record.service';
import { requireStaff } from './requireStaff';

/** Who did what, when and why (rule 11.24). */
export const recordRoutes: FastifyPluginAsyncZod = async (app) => {
  const record = recordService(app.deps);
  const onRequest = requireStaff;

  app.get('/staff/record', {
    onRequest,
    schema: { querystring: RecordQuery, response: { 200: StaffRecord } },
    handler: ({ me, query }) => record.search(me, query),
  });

  app.get('/staff/record/export', {
    onRequest,
    schema: { querystring: RecordQuery, response: { 200: z.string() } },
    async handler({ me, query }, reply) {
      void reply.header('content-disposition', 'attachment; filename="record.csv"');
      return reply.type('text/csv; charset=utf-8').send(await record.export(me, query));
    },
  });

  app.get('/staff/record/:kind/:id', {
    onRequest,
    schema: { params: HistoryPath, querystring: HistoryQuery, response: { 200: StaffRecord } },
    handler: ({ me, params, query }) => record.history(me, params, query),
  });
};
