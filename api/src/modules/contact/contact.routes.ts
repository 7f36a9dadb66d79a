import { ContactMessage } from 'contract/wire/site.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { contactService } from './contact.service';

/** POST /contact (rule 7.40). */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/contact', {
    config: {
      repeats: 'once',
      changes: nothingPublic,
      limits: [{ max: 5, seconds: 3_600, by: ['ip'] }],
    },
    schema: { body: ContactMessage, response: { 200: Done } },
    handler: (request) => request.commit(200, (deps) => contactService(deps).send(request.body)),
  });
};
