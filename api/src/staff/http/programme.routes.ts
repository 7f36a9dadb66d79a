import { Failure } from 'contract/wire/failure.contract';
import { ProgrammePreview, StaffProgramme } from 'contract/wire/staffProgramme.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { staffProgrammeService } from './programme.service';
import { requireStaff } from './requireStaff';

/** The programme as staff edits it; it is changed by acts (rule 11.44). */
export const staffProgrammeRoutes: FastifyPluginAsyncZod = async (app) => {
  const programme = staffProgrammeService(app.deps);
  const onRequest = requireStaff;

  app.get('/staff/programme', {
    onRequest,
    schema: { response: { 200: StaffProgramme, '4xx': Failure } },
    handler: ({ me }) => programme.read(me),
  });

  app.get('/staff/programme/preview', {
    onRequest,
    schema: { response: { 200: ProgrammePreview, '4xx': Failure } },
    handler: ({ me }) => programme.preview(me),
  });
};
