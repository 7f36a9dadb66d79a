import cors from '@fastify/cors';
import { REFUSED_HEADER } from 'contract/repeats';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { traceRequests } from 'server-kit/tracing';
import { config } from 'zod/v4/core';
import { setCacheTags } from '../app/cacheTags';
import { setAge, setCaching } from '../app/caching';
import { resolveClientAddress } from '../app/clientAddress';
import { rememberRequestId } from '../app/currentRequestId';
import { drainBeforeClosing } from '../app/drain';
import { answerErrors, refuseAddress, refuseConnection } from '../app/errors';
import { healthRoutes } from '../app/health';
import { identify } from '../app/identify';
import { issueMessage } from '../app/issueMessage';
import { limitCalls } from '../app/limits';
import { describeRoutes } from '../app/openapi';
import { MAX_JSON_BYTES, parseQuery, readJsonOnly } from '../app/parsing';
import { logRequests, newRequestId } from '../app/requestLog';
import { listRoutes } from '../app/routeList';
import { sendSecurityHeaders } from '../app/securityHeaders';
import { serialize } from '../app/serialize';
import { shedLoad } from '../app/shed';
import { sampleTelemetry } from '../app/telemetry';
import { readUploads } from '../app/uploads';
import type { Deps } from '../deps/deps';
import { mediaRoutes } from '../media/media.routes';
import { modules } from '../modules';
import { cardsRoutes } from '../modules/cards/cards.routes';
import { commitCalls } from '../modules/commit/commit';
import { handleIdempotency } from '../modules/idempotency/idempotency';
import { pageChangesRoutes } from '../modules/page-changes/pageChanges.routes';
import { sessionService } from '../modules/session/session.service';
import { bindingCookie } from '../modules/sign-in/bindingCookie';
import { recordPageActs } from '../staff/pages/recordPageActs';
import { measure } from './metrics';

/** Per path segment, characters: far more than a slug has; a longer one is simply unknown. */
const MAX_SEGMENT_LENGTH = 2_000;

/** Headers of a request have arrived after this long, milliseconds; at an edge as well. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Until a whole request is there, milliseconds: an edge sends what it has as a whole, and waits no longer for an answer. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are checked for requests that are late, milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** Builds the whole api from its deps. It opens no port, so tests can use `inject`. */
export async function buildApp(deps: Deps, logger?: FastifyBaseLogger) {
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { querystringParser: parseQuery, maxParamLength: MAX_SEGMENT_LENGTH },
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 120_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<ZodTypeProvider>();

  config({ customError: issueMessage });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serialize);
  app.decorate('deps', deps);
  traceRequests(app, true);
  listRoutes(app);
  answerErrors(app);
  readJsonOnly(app);
  resolveClientAddress(app);
  logRequests(app);
  rememberRequestId(app);
  measure(app);
  drainBeforeClosing(app);

  sendSecurityHeaders(app);
  await app.register(cors, {
    // Other origins get no headers at all.
    origin: (origin, answer) => answer(null, listed(deps.config.origins, origin)),
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['date', 'x-auth-state', 'retry-after', 'x-request-id', REFUSED_HEADER],
  });
  shedLoad(app);
  await readUploads(app);
  const { findViewer } = sessionService(deps);
  identify(app, (token, { headers, log }) =>
    findViewer(token, bindingCookie.read(headers.cookie), (err) =>
      log.error({ err }, 'The time of the last use of a session could not be stored.'),
    ),
  );
  handleIdempotency(app); // before the limits, so that a repeated attempt counts once
  limitCalls(app);
  sampleTelemetry(app);
  commitCalls(app);
  recordPageActs(app);
  setCaching(app);
  setAge(app);
  setCacheTags(app);
  await describeRoutes(app);

  await app.register(mediaRoutes);
  await app.register(cardsRoutes);
  await app.register(pageChangesRoutes);
  for (const routes of [healthRoutes, ...modules]) {
    await app.register(named(routes), { prefix: '/api' });
  }
  return app;
}

/** Without a name, Fastify searches all loaded modules for the plugin's file. */
const named = (routes: (typeof modules)[number]) =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name });

const listed = (origins: string[], origin: string | undefined) =>
  origin !== undefined && origins.includes(origin) && origin;

export type App = Awaited<ReturnType<typeof buildApp>>;
