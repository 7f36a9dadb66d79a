import { EmailAction, EmailActionToken } from 'contract/wire/email-actions.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { HttpError } from '../../app/httpError';
import { readForm } from '../../app/uploads';
import { productTitle } from '../../mail/site';
import { CONFIRMATION_HEADERS, confirmationPage } from './confirmationPage';
import { EMAIL_ACTIONS } from './emailActions';
import { emailActionsService } from './emailActions.service';

const params = z.object({ act: EmailAction });
const limits = [{ max: 30, seconds: 60, by: ['ip' as const] }];
/** A mail provider presses for all its users from a few addresses, and what is refused it does not press again. */
const pressLimits = [{ max: 600, seconds: 60, by: ['ip' as const] }];

/** GET asks, POST acts: from the page, or at once by a mail program (RFC 8058). */
export const emailActionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const actions = emailActionsService(app.deps);
  const { config } = app.deps;
  const site = { title: productTitle(config), home: config.publicUrl };
  const show = (reply: FastifyReply, page: { text: string; button?: string }) =>
    reply.headers(CONFIRMATION_HEADERS).send(confirmationPage({ ...site, ...page }));

  // Mail programs post `List-Unsubscribe=One-Click`; the secret is in the address, so no page of
  // another site can do the same.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });

  app.get('/mailed-links/:act', {
    config: { limits },
    schema: { params, querystring: EmailActionToken },
    handler({ params: { act } }, reply) {
      const { question: text, button } = EMAIL_ACTIONS[act];
      return show(reply, { text, button });
    },
  });

  app.post('/mailed-links/:act', {
    config: { repeats: 'never', changes: nothingPublic, limits: pressLimits },
    preValidation: readForm,
    schema: { params, querystring: EmailActionToken },
    async handler(request, reply) {
      const { params, query, headers } = request;
      const work = actions.perform(params.act, query.token, headers['user-agent'] ?? '');
      if (wantsJson(request)) return reply.send(await work);
      const { status, message } = await work.then(
        ({ message }) => ({ status: 200, message }),
        (error) => {
          if (error instanceof HttpError) return error;
          throw error;
        },
      );
      return show(reply.code(status), { text: message });
    },
  });
};

const wantsJson = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/json') === true;
