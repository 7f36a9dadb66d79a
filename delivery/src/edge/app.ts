import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';

import type { EdgeSettings } from '../env';
import { readRelease } from '../publish/readRelease';
import { releasePrefix, SERVER_FILE } from '../publish/releaseKeys';
import { isAsSealed } from '../publish/upload';
import { releaseBase } from '../registry';
import type { Store } from '../store/store';
import { apiProxy } from './apiProxy';
import { Deployed, LOOK_EVERY } from './Deployed';
import { thirdParties } from './document/policy';
import { foundRoutes } from './found/foundRoutes';
import { mediaRoutes } from './mediaRoutes';
import { Pages } from './Pages';
import { pageRoutes } from './pageRoutes';
import { readableUrl } from './readableUrl';
import { releaseRoutes } from './releaseRoutes';
import { type ReadSource, Renderer } from './render/Renderer';
import { reportBroken } from './reportBroken';
import { NO_DOCUMENT_POLICY, SECURITY_HEADERS } from './securityHeaders';
import { siteRoutes } from './siteRoutes';

/** Builds the edge without opening a port, so that a test can `inject` into it. */
export async function buildEdge(settings: EdgeSettings, store: Store): Promise<FastifyInstance> {
  const { config, apiUrl, mediaDir, trustProxy, logLevel, underEdit, localOverrides } = settings;
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, status >= 500 ? 'Something went wrong.\n' : `${error.message}\n`);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'Not found.\n'));

  const trouble = (error: unknown) => app.log.error(error, 'The release store cannot be read.');
  const deployed = new Deployed(store, trouble);
  const renderer = new Renderer(sourceReader(store, deployed), `${apiUrl}/api`, (broken) => {
    app.log.error(broken, `${broken.part} ${broken.id} cannot be rendered ahead.`);
    pages.avoid(broken);
    void deployed
      .current()
      .then((now) => reportBroken(apiUrl, broken, now?.registry.revision ?? 0))
      .catch((error) => app.log.warn(error, 'The api could not be told.'));
  });
  const onTrouble = (error: unknown, url: string) =>
    app.log.warn({ err: error, url }, 'A page was left to the browser.');
  const pages = new Pages({ deployed, renderer, config, underEdit, localOverrides, onTrouble });

  app.get('/edge/health', async (_request, reply) => {
    const revision = (await deployed.current())?.registry.revision;
    return reply.code(revision ? 200 : 503).send({ ok: revision !== undefined, revision });
  });
  siteRoutes(app, config);
  const found = foundRoutes(app, { apiUrl, publicUrl: config.publicUrl, deployed });
  if (store.folder) await releaseRoutes(app, store, store.folder);
  if (mediaDir) await mediaRoutes(app, mediaDir);
  await apiProxy(app, apiUrl, ['/api', '/cards', ...(mediaDir ? [] : ['/media'])], () => {
    pages.outdate();
    found.outdate();
  });
  const secure = config.publicUrl.startsWith('https:');
  const foreign = [...thirdParties(config).scripts, ...Object.values(underEdit)];
  const integrityPolicy = foreign.length === 0;
  pageRoutes(app, { pages, deployed, integrityPolicy, secure });

  // A new revision's worker is started when it is seen, so that the first person need not wait.
  const warm = () => pages.warm().catch((error) => app.log.debug(error, 'Not warm yet.'));
  const watching = setInterval(warm, LOOK_EVERY);
  app.addHook('onReady', warm);
  app.addHook('onClose', async () => {
    clearInterval(watching);
    await renderer.stop();
  });
  return app;
}

function refuse(reply: import('fastify').FastifyReply, status: number, words: string) {
  return reply
    .code(status)
    .headers({ 'content-security-policy': NO_DOCUMENT_POLICY, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(words);
}

/** Reads server builds from the store and checks them like any other script. */
function sourceReader(store: Store, deployed: Deployed): ReadSource {
  return async (part, id) => {
    const content = await store.read(releasePrefix(part, id) + SERVER_FILE);
    const release = await readRelease(store, part, id);
    if (!content || !release) throw new Error(`${part} ${id} has no server build in the store.`);
    if (!isAsSealed(release, SERVER_FILE, content)) {
      throw new Error(`The server build of ${part} ${id} is not the one that was published.`);
    }
    const base = (await deployed.current())?.registry.base ?? '/releases/';
    return { id, source: content.toString('utf8'), base: releaseBase(base, part, id) };
  };
}
