import { EmailAction, EmailActionToken } from 'contract/wire/email-actions.contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { noteFault, noteHttpError } from '../../app/errors';
import { readForm } from '../../app/uploads';
import { productTitle } from '../../mail/site';
import { CONFIRMATION_HEADERS, confirmationPage } from './confirmationPage';
import { EMAIL_ACTIONS } from './emailActions';

const ActParams = z.object({ act: EmailAction });
const limits = [{ max: 30, seconds: 60, by: ['ip' as const] }];
/** A mail provider requests links for all its users from a few addresses, and does not retry a refused request. */
const pressLimits = [{ max: 600, seconds: 60, by: ['ip' as const] }];

/**
 * Links in mails. GET only asks, so that a scanner of mails changes nothing; POST acts: from the page, or at once
 * by a mail program (RFC 8058).
 */
export const emailActionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, db } = app.deps;
  const site = { title: productTitle(config), home: config.publicUrl };
  const show = (reply: FastifyReply, page: { text: string; button?: string }) =>
    reply.headers(CONFIRMATION_HEADERS).send(confirmationPage({ ...site, ...page }));

  // Mail programs post `List-Unsubscribe=One-Click`. The secret is in the address, so pages of other sites cannot forge
  // it.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().on('end', () => done(null, {}));
  });

  app.get('/mailed-links/:act', {
    config: { limits },
    schema: { params: ActParams, querystring: EmailActionToken },
    handler({ params: { act } }, reply) {
      const { question: text, button } = EMAIL_ACTIONS[act];
      return show(reply, { text, button });
    },
  });

  app.post('/mailed-links/:act', {
    config: { repeats: 'never', changes: nothingPublic, limits: pressLimits },
    preValidation: readForm,
    schema: { params: ActParams, querystring: EmailActionToken },
    async handler(request, reply) {
      const { params, query, headers } = request;
      const { run, done } = EMAIL_ACTIONS[params.act];
      const by = headers['user-agent'] ?? '';
      await db.transaction((tx) => run({ ...app.deps, db: tx }, query.token, by));
      return wantsJson(request) ? reply.send({ message: done }) : show(reply, { text: done });
    },
  });

  // A person who opened a link in a mail gets an HTML page, also for errors.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (wantsJson(request)) throw error;
    const refused = noteHttpError(request, error);
    if (!refused) {
      noteFault(request, error);
      return show(reply.code(500), { text: SERVER_ERROR, ...again(request, 500) });
    }
    const { status, message, extras } = refused;
    const text = status === 422 && error.validation ? INCOMPLETE_LINK : message;
    return show(reply.code(status).headers(extras.headers ?? {}), {
      text,
      ...again(request, status),
    });
  });
};

const SERVER_ERROR = 'Something went wrong on our side. Please try again later.';
const INCOMPLETE_LINK = 'This link is incomplete. Please open it from the email again.';

/** Shows the button again after a temporary error. */
function again({ method, params }: FastifyRequest, status: number) {
  const { data } = ActParams.safeParse(params);
  const isForNow = status === 429 || status >= 500;
  return method === 'POST' && isForNow && data ? { button: EMAIL_ACTIONS[data.act].button } : {};
}

const wantsJson = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/json') === true;
