import {
  LetterPage,
  LetterPreview,
  LetterQuery,
  StaffLetter,
} from 'contract/wire/letters.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lettersService } from '../../modules/letters/letters.service';
import { requireScope } from './requireStaff';

const params = z.object({ id: IdText });

/** Letters as their writers see them (rule 7.60); what is done with them are acts. */
export const lettersRoutes: FastifyPluginAsyncZod = async (app) => {
  const letters = lettersService(app.deps);
  const onRequest = requireScope('letters');

  app.get('/staff/letters', {
    onRequest,
    schema: { querystring: LetterQuery, response: { 200: LetterPage } },
    handler: ({ query }) => letters.list(query.before),
  });

  app.get('/staff/letters/:id', {
    onRequest,
    schema: { params, response: { 200: StaffLetter } },
    handler: ({ params }) => letters.get(params.id),
  });

  app.get('/staff/letters/:id/preview', {
    onRequest,
    schema: { params, response: { 200: LetterPreview } },
    handler: ({ params }) => letters.preview(params.id),
  });
};
