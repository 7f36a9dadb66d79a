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
import { BOUNDS } from './calls/bounds';
import { callRoutes } from './calls/callRoutes';
import { ChangeFeed } from './changes/ChangeFeed';
import { openStorage } from './DocumentStorage';
import { Deployed, POLL_INTERVAL_MS } from './deployed/Deployed';
import { loadableIn } from './deployed/loadable';
import { thirdParties } from './document/policy';
import { healthRoutes } from './healthRoutes';
import { edgeLogger, logAnswers } from './log';
import { mediaRoutes } from './mediaRoutes';
import { measureAnswers } from './metrics';
import { Pages } from './Pages';
import { pageRoutes } from './pageRoutes';
import { Previews } from './previews';
import { refuseAmbiguous } from './refuseAmbiguous';
import { releaseRoutes } from './releaseRoutes';
import { publicReads } from './render/publicReads';
import { ReadCache } from './render/ReadCache';
import { Renderer } from './render/Renderer';
import { faultReporter } from './reportFault';
import { ShellFiles } from './ShellFiles';
import { seoRoutes } from './seo/seoRoutes';
import { serverOptions } from './serverOptions';
import { siteRoutes } from './siteFiles';
import { sourceReader } from './sourceReader';
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
  const { config, apiUrl, mediaDir, trustProxy, underEdit, localOverrides } = settings;
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

  const trouble = (error: unknown) =>
    app.log.error(
      { err: error },
      'The release store, or something in it, cannot be read. The edge serves what it has read before.',
    );
  const deployed = new Deployed(store, trouble);
  const findVouched = loadableIn(store, deployed);
  const report = faultReporter({ apiUrl, deployed, office, log: app.log });
  const shellFiles = new ShellFiles(store, (id, file) => {
    const fault = { packageName: 'shell', id, kind: 'broken', error: `${file} is gone.` } as const;
    report(fault, 'A file of a shell is missing in the store. The edge uses the shell before it.');
  });
  const { renderLimit } = settings;
  const reads = new ReadCache(publicReads(apiUrl, renderLimit), renderLimit / 4);
  const renderer = new Renderer({
    readSource: sourceReader(store, deployed, findVouched),
    read: reads.read,
    limit: renderLimit,
    onFault(fault) {
      const { packageName: name, id, shell, kind } = fault;
      report(fault, 'A release failed while the edge rendered a page with it.');
      if (kind === 'broken') pages.avoid(id, name === 'shell' ? undefined : shell);
    },
  });
  const onTrouble = (error: unknown) =>
    app.log.warn(
      { err: error },
      'A page could not be rendered here, or not in time. Browsers render it instead.',
    );
  const pages = new Pages({
    deployed,
    renderer,
    config,
    underEdit,
    localOverrides,
    proofs,
    onTrouble,
    previews: new Previews({ store, findVouched }),
  });

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

  // The renderer of a new revision is started as soon as it is known, so that the first visitor need not wait.
  const warm = async () => {
    try {
      const deployment = await deployed.current();
      await storage?.follow();
      for (const id of deployment ? await shellFiles.unusable(deployment) : []) pages.avoid(id);
      await pages.warm();
    } catch (error) {
      app.log.debug({ err: error }, 'Pages could not be rendered in advance yet.');
    }
  };
  const watching = setInterval(warm, POLL_INTERVAL_MS);
  app.addHook('onReady', async () => {
    changes.start();
    await warm();
  });
  app.addHook('onClose', async () => {
    clearInterval(watching);
    changes.stop();
    office.stop();
    await renderer.stop();
  });
  return app;
}
