import type { PageChanges } from 'contract/cache-tags';
import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';

/** The changes that the mock api has recorded, in order; `since` is the number that was already reported. */
const noted: PageChanges['changes'] = [];
/** Whether the mock api reports changes. */
let says = true;
let api: LocalServer;
let edges: FastifyInstance[] = [];

const change = (tag: string) => noted.push({ id: noted.length + 1, tag });

beforeAll(async () => {
  api = await localServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://api');
    answer.setHeader('content-type', 'application/json');
    if (pathname !== '/page-changes') {
      answer.setHeader('x-changes', 'startup:12');
      return void answer.end('{}');
    }
    if (!says || request.headers['x-client-proof'] === undefined)
      return void answer.writeHead(503).end('{}');
    const since = Number(searchParams.get('since') ?? noted.length);
    answer.end(JSON.stringify({ next: String(noted.length), changes: noted.slice(since) }));
  });
  const API_PORT = String(api.port);
  const settings = quietSettings({ API_PORT });
  const store = openStore(settings.storeUrl);
  const routes = [{ path: '/counted', prerender: true }];
  const remote = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', routes });
  await publish(store, [fakeShell(), remote], { by: 'test', reason: 'test' });
  edges = await Promise.all([buildEdge(settings, store), buildEdge(settings, store)]);
  await Promise.all(edges.map((edge) => edge.ready()));
  await untilRendered(() => true);
});
afterAll(async () => {
  await Promise.all(edges.map((edge) => edge.close()));
  await api.stop();
});

/** How often each edge has rendered the page, as the page shows. */
const rendered = () =>
  Promise.all(
    edges.map(async (edge) => {
      const { body, headers } = await edge.inject('/counted');
      return headers['x-rendered'] === 'prerendered'
        ? Number(/id="root">(\d+)/.exec(body)?.[1])
        : 0;
    }),
  );

async function untilRendered(is: (counts: number[]) => boolean): Promise<number[]> {
  for (;;) {
    const counts = await rendered();
    if (counts.every((count) => count > 0) && is(counts)) return counts;
  }
}

it('a change through one edge outdates the page of the other', async () => {
  const [, before] = await untilRendered(() => true);
  change('startup:12');
  await edges[0]!.inject({ method: 'POST', url: '/api/updates', payload: {} });
  await untilRendered(([, now]) => now! > before!);
});

it('a change through no edge outdates the pages of all', async () => {
  const before = await untilRendered(() => true);
  change('startup:12');
  await untilRendered((now) => now.every((count, at) => count > before[at]!));
});

it('the author of a change sees it on the next page, even while the feed is unavailable', async () => {
  says = false;
  const [before] = await untilRendered(() => true);
  await edges[0]!.inject({ method: 'POST', url: '/api/updates', payload: {} });
  await untilRendered(([now]) => now! > before!);
  says = true;
});
