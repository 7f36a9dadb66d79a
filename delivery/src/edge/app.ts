import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { clientProofs, isAmong } from 'server-kit/client-address';
import { reachOf } from 'server-kit/deployment';
import { keepKeyring } from 'server-kit/keyring';
import { staffPasses } from 'server-kit/staff-pass';
import { traceRequests } from 'server-kit/tracing';

import type { EdgeSettings } from '../env';
import type { Store } from '../store/store';
import { answerFailures } from './answers/failures';
import { SECURITY_HEADERS } from './answers/securityHeaders';
import { ChangeFeed } from './ChangeFeed';
import { BOUNDS } from './calls/bounds';
import { callRoutes } from './calls/callRoutes';
import { openStorage } from './DocumentStorage';
import { thirdParties } from './document/policy';
import { healthRoutes } from './healthRoutes';
import { edgeLogger, logAnswers } from './log';
import { mediaRoutes } from './mediaRoutes';
import { measureAnswers } from './metrics';
import { keepWarm, openPages } from './openPages';
import { pageRoutes } from './pageRoutes';
import { refuseAmbiguous } from './refuseAmbiguous';
import { releaseRoutes } from './releaseRoutes';
import { seoRoutes } from './seo/seoRoutes';
import { serverOptions } from './serverOptions';
import { siteRoutes } from './siteFiles';
import { unsignedWarning } from './unsigned';
import { boundVisitors } from './visitors/boundVisitors';
import { keepAddress } from './visitors/keepAddress';
import { TicketOffice } from './visitors/TicketOffice';
import { watchVisitors } from './visitors/watchVisitors';
import { wellKnownRoutes } from './wellKnown';

/** Builds the edge without opening a port, so that tests can `inject` requests. */
export async function buildEdge(
  settings: EdgeSettings,
  store: Store,
  bounds = BOUNDS,
  log: FastifyBaseLogger = edgeLogger(settings),
): Promise<FastifyInstance> {
  const { config, apiUrl, mediaDir, trustProxy, underEdit } = settings;
  const keys = settings.appKeys ?? keepKeyring(settings.dataDir);
  const proofs = clientProofs(keys);
  const office = new TicketOffice(keys, reachOf(config.publicUrl) === 'everybody');
  const isProxy = isAmong(trustProxy);
  const calls = ['/api', '/cards', ...(mediaDir ? [] : ['/media'])];
  const isCall = (url: string) => calls.includes(`/${url.split(/[/?]/)[1]}`);
  const app = fastify(serverOptions({ trustProxy, bounds, isCall, log }));
  keepAddress(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  });
  traceRequests(app, false);
  logAnswers(app);
  const openMetrics = measureAnswers(app);
  answerFailures(app, isCall);
  refuseAmbiguous(app);
  boundVisitors(app, { bounds, isProxy, rates: settings.rateLimits });

  const made = openPages(app, settings, store, { office, proofs });
  const { deployed, findVouched, reads, pages } = made;
  const warning = unsignedWarning(settings);
  if (warning) app.log.warn(warning);
  healthRoutes(app, deployed, warning);
  siteRoutes(app, config);
  wellKnownRoutes(app, config);
  if (store.folder) await releaseRoutes(app, store, store.folder, findVouched);
  const { publicUrl } = config;
  const secure = publicUrl.startsWith('https:');
  const storage = openStorage(app, { cache: settings.cdn, pages, secure });
  const admit = storage && ((about: readonly string[]) => storage.admitFile(about));
  const seo = seoRoutes(app, { apiUrl, publicUrl, deployed, proofs, admit });
  const onChange = (tags: readonly string[]) => {
    for (const each of [reads, pages, seo, storage]) each?.outdate(tags);
  };
  const changes = new ChangeFeed({ apiUrl, proofs, onChange });
  const passes = staffPasses(keys);
  const onWrite = (tags: readonly string[]) => changes.onWrite(tags);
  const { load, pass } = await callRoutes(app, calls, { apiUrl, bounds, proofs, passes, onWrite });
  if (mediaDir) await mediaRoutes(app, mediaDir, pass);
  const visitors = watchVisitors(app, { apiUrl, proofs, isProxy });
  openMetrics({ deployed, office, changes, load, visitors, storage, dataDir: settings.dataDir });
  const foreign = [...thirdParties(config).scripts, ...Object.values(underEdit)];
  const integrityPolicy = foreign.length === 0;
  pageRoutes(app, { pages, deployed, office, passes, integrityPolicy, secure, storage });

  app.addHook('onReady', async () => changes.start());
  app.addHook('onClose', async () => {
    changes.stop();
    office.stop();
  });
  keepWarm(app, made, storage);
  return app;
}
