import { StaffImports } from 'contract/wire/imports.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { importsService } from './imports.service';
import { requireScope } from './requireStaff';

/** Imports that can be undone (rule 11.33); undoing one is an act. */
export const importsRoutes: FastifyPluginAsyncZod = async (app) => {
  const imports = importsService(app.deps);

  app.get('/staff/imports', {
    onRequest: requireScope('programme', 'people'),
    schema: { response: { 200: StaffImports } },
    handler: ({ me }) => imports.list(me),
  });
};
