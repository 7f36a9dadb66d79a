import {
  ProgrammePreview,
  StaffProgramme,
  StoredProgrammePicture,
} from 'contract/wire/staffProgramme.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { readForm } from '../../app/uploads';
import { staffProgrammeService } from './programme.service';
import { requireScope, requireStaff } from './requireStaff';
import { storePicture } from './storePicture';

/** The programme for staff who edit it; acts change it (rule 11.44). */
export const staffProgrammeRoutes: FastifyPluginAsyncZod = async (app) => {
  const programme = staffProgrammeService(app.deps);
  const onRequest = requireStaff;

  app.get('/staff/programme', {
    onRequest,
    schema: { response: { 200: StaffProgramme } },
    handler: ({ me }) => programme.read(me),
  });

  app.get('/staff/programme/preview', {
    onRequest,
    schema: { response: { 200: ProgrammePreview } },
    handler: ({ me }) => programme.preview(me),
  });

  app.post('/staff/programme/pictures', {
    onRequest: requireScope('programme'),
    preValidation: readForm,
    config: {
      repeats: 'never',
      changes: nothingPublic,
      file: 'picture',
      limits: [{ max: 120, seconds: 3_600, by: ['user'] }],
    },
    schema: {
      consumes: ['multipart/form-data'],
      body: z.object({}),
      response: { 201: StoredProgrammePicture },
    },
    async handler({ me, form, id }, reply) {
      return reply.code(201).send(await storePicture(app.deps, me, form?.file, id));
    },
  });
};
