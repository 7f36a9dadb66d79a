import type { IncomingHttpHeaders } from 'node:http';
import { ABOUT_HEADER, type PageChanges } from 'contract/cache-tags';
import { localServer } from 'server-kit/testing/localServer';
import { buildEdge } from '../edge/app';
import { BOUNDS } from '../edge/calls/bounds';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from './fakeReleases';
import { quietSettings } from './quietSettings';

/** A page that reads from the api. */
const READS = `
  const draw = exports.render;
  exports.render = async (request) => {
    if (!request.url.startsWith('/reads')) return draw(request);
    const { headers } = await fetch('/api/read');
    return { ...(await draw(request)), about: headers.get('x-about').split(' ') };
  };`;

const ANA = { by: 'ana', reason: 'test' };

/** A published site with a listening edge and an api that reports changes. */
export async function siteBehindCache(paths: readonly string[], env: NodeJS.ProcessEnv) {
  const noted: PageChanges['changes'] = [];
  const calls: { url: string; headers: IncomingHttpHeaders }[] = [];
  /** How old its responses may be, in seconds; and its responses to single calls, by path: null means 404. */
  const given: { age?: number | undefined; says: Record<string, object | null> } = { says: {} };
  const api = await localServer((request, answer) => {
    calls.push({ url: request.url!, headers: request.headers });
    const since = new URL(request.url!, 'http://api').searchParams.get('since') ?? noted.length;
    const changes = noted.slice(Number(since));
    answer.setHeader('content-type', 'application/json').setHeader(ABOUT_HEADER, 'startup:12');
    if (given.age !== undefined) answer.setHeader('age', given.age);
    const body = given.says[request.url!];
    if (body === null) answer.statusCode = 404;
    answer.end(JSON.stringify(body ?? { next: String(noted.length), changes }));
  });
  const settings = quietSettings({
    API_PORT: String(api.port),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    RENDER_LIMIT_MS: '20000',
    ...env,
  });
  const store = openStore(settings.storeUrl);
  const routes = [
    ...paths.map((path) => ({ path, prerender: true })),
    { path: '/found', prerender: true, query: ['search'] },
    ...['/drawn', '/reset-password'].map((path) => ({ path })),
  ];
  const remote = (id: string) => fakeRelease({ name: 'remote-x', id, routes });
  await publish(store, [fakeShell(undefined, undefined, READS), remote('1.0.0-aaaaaaaa')], ANA);
  const edge = await buildEdge(settings, store, BOUNDS);
  const port = await edge.listen({ port: 0, host: '127.0.0.1' }).then((url) => new URL(url).port);
  return {
    edge,
    store,
    dataDir: settings.dataDir,
    /** The requests that the api received. */
    calls,
    api: given,
    port: Number(port),
    /** Something was changed in the api. */
    change: (tag: string) => noted.push({ id: noted.length + 1, tag }),
    publish: (id: string, percent?: number) =>
      publish(store, [remote(id)], ANA, percent === undefined ? {} : { canary: percent }),
    async stop() {
      await edge.close();
      await api.stop();
    },
  };
}
