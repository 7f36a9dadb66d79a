import { ArchivedLetter, LetterArchive } from 'contract/wire/letters.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newsletterArchive } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { archiveService } from './archive.service';

/** The archive of the newsletter (rule 7.67). */
export const archiveRoutes: FastifyPluginAsyncZod = async (app) => {
  const archive = archiveService(publicReads(app.deps));
  const config = { cacheable: true, about: () => [newsletterArchive] };

  app.get('/public/letters', {
    config,
    schema: { response: { 200: LetterArchive } },
    handler: () => archive.list(),
  });

  app.get('/public/letters/:id', {
    config,
    schema: { params: z.object({ id: IdText }), response: { 200: ArchivedLetter } },
    handler: ({ params }) => archive.get(params.id),
  });
};
