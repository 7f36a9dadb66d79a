import { MailedAct, MailedToken } from 'contract/wire/mailed-links.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { HttpError } from '../../app/httpError';
import { readForm } from '../../app/uploads';
import { productTitle } from '../../mail/letter';
import { ASK_HEADERS, askPage } from './askPage';
import { MAILED_ACTS } from './mailedActs';
import { mailedLinksService } from './mailedLinks.service';

const params = z.object({ act: MailedAct });
const limits = [{ max: 30, seconds: 60, by: ['ip' as const] }];

/** GET asks, POST acts: from the page, or at once by a mail program (RFC 8058). */
export const mailedLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  const links = mailedLinksService(app.deps);
  const { config } = app.deps;
  const site = { title: productTitle(config), home: config.publicUrl };
  const show = (reply: FastifyReply, page: { words: string; button?: string }) =>
    reply.headers(ASK_HEADERS).send(askPage({ ...site, ...page }));

  // Mail programs post `List-Unsubscribe=One-Click`; the secret is in the address, so no page of
  // another site can do the same.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });

  app.get('/mailed-links/:act', {
    config: { limits },
    schema: { params, querystring: MailedToken },
    handler({ params: { act } }, reply) {
      const { question: words, button } = MAILED_ACTS[act];
      return show(reply, { words, button });
    },
  });

  app.post('/mailed-links/:act', {
    config: { changes: nothingPublic, limits },
    preValidation: readForm,
    schema: { params, querystring: MailedToken },
    async handler(request, reply) {
      const { params, query, headers } = request;
      const work = links.act(params.act, query.token, headers['user-agent'] ?? '');
      if (wantsJson(request)) return reply.send(await work);
      const { status, message } = await work.then(
        ({ message }) => ({ status: 200, message }),
        (error) => {
          if (error instanceof HttpError) return error;
          throw error;
        },
      );
      return show(reply.code(status), { words: message });
    },
  });
};

const wantsJson = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/json') === true;
