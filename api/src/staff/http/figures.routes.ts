import { StaffFigures, StaffFiguresQuery } from 'contract/wire/figures.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { figuresService } from '../figures/figures.service';
import { requireScope } from './requireStaff';

/** What the programme brought, in numbers (rule 11.45). */
export const figuresRoutes: FastifyPluginAsyncZod = async (app) => {
  const figures = figuresService(app.deps);

  app.get('/staff/figures', {
    onRequest: requireScope('programme'),
    schema: { querystring: StaffFiguresQuery, response: { 200: StaffFigures } },
    handler: ({ query }) => figures.read(query),
  });
};
