import { Inbox, InboxMessage, InboxQuery } from 'contract/wire/inbox.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inboxService } from '../../modules/contact/inbox.service';
import { requireScope } from './requireStaff';

/** The contact messages as an inbox (rule 7.43); what is done with them are acts. */
export const messagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const inbox = inboxService(app.deps);
  const onRequest = requireScope('letters');

  app.get('/staff/messages', {
    onRequest,
    schema: { querystring: InboxQuery, response: { 200: Inbox } },
    handler: ({ me, query }) => inbox.list(me, query),
  });

  app.get('/staff/messages/:id', {
    onRequest,
    schema: { params: z.object({ id: IdText }), response: { 200: InboxMessage } },
    handler: ({ params }) => inbox.get(params.id),
  });
};
