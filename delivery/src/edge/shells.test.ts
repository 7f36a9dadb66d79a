import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { keepKeyring } from 'server-kit/keyring';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { visitTickets } from 'server-kit/tickets';
import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const [OLD, NEW] = ['1.0.0-5e11aaaa', '1.1.0-5e11bbbb'];
const [BEFORE, STABLE] = ['0.9.0-99999999', '1.0.0-aaaaaaaa'];
const ROUTES = [{ path: '/', prerender: true }];

let dataDir: string;
let store: Store;
let edge: FastifyInstance;
let api: LocalServer;
const reports: { id: string; remote: string }[] = [];

beforeEach(async () => {
  reports.length = 0;
  api = await localServer(async (request, answer) => {
    if (request.url === '/api/beacons')
      reports.push((await json(request)) as { id: string; remote: string });
    answer.end('{}');
  });
  dataDir = temporaryFolder('edge');
  store = openStore(join(dataDir, 'store'));
  const remote = (id: string) => fakeRelease({ name: 'remote-x', id, routes: ROUTES });
  await publish(store, [fakeShell(OLD), remote(BEFORE)], AUTHOR);
  await publish(store, [remote(STABLE)], AUTHOR);
  edge = await start();
});
afterEach(async () => {
  await edge.close();
  await api.stop();
});

function start() {
  const port = String(api.port);
  const settings = quietSettings({ DATA_DIR: dataDir, API_PORT: port });
  return buildEdge(settings, store);
}

/** The page at an address: which shell it loads, what was prerendered, which releases it may report about. */
async function page(url: string, cookie = '') {
  const { body, headers } = await edge.inject({ url, headers: { cookie } });
  const [, shell] = /releases\/shell\/([^/]+)\/remoteEntry/.exec(body) ?? [];
  const [, drawn] = /drawn by ([\w.-]+)/.exec(body) ?? [];
  const [, ticket = ''] = /desc="([^"]+)"/.exec(String(headers['server-timing'])) ?? [];
  const names = visitTickets(keepKeyring(dataDir)).verify(ticket, Date.now())!.names;
  const cookies = [headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]!);
  return { body, headers, shell, drawn, names, cookie: cookies[0] ?? cookie };
}

/** The page after the edge has noticed all changes. */
async function pageOnce(url: string, isSo: (seen: Awaited<ReturnType<typeof page>>) => boolean) {
  for (let seen = await page(url); ; seen = await page(url)) {
    if (isSo(seen)) return seen;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const file = (id: string) => join(store.folder!, `releases/shell/${id}/remoteEntry.11111111.js`);

describe('a canary of the shell', () => {
  beforeEach(() => publish(store, [fakeShell(NEW)], AUTHOR, { canary: 50 }));

  it('is for its share of visitors, in scripts, ticket and registry alike, every time', async () => {
    const seen = new Set<string>();
    for (let person = 0; person < 12; person += 1) {
      const first = await page('/login');
      const { shell, names } = await page('/', first.cookie);
      expect(shell).toBe(first.shell);
      expect([OLD, NEW].map((id) => names('shell', id))).toEqual([shell === OLD, shell === NEW]);
      const headers = { cookie: first.cookie };
      const tab = (await edge.inject({ url: '/registry.json', headers })).json();
      expect(tab).toMatchObject({ shell });
      expect(first.headers['cache-control']).toBe('private, no-cache');
      seen.add(shell!);
    }
    expect(seen).toEqual(new Set([OLD, NEW]));
  });

  it('is not offered again to a browser in which it did not start; the stable one is', async () => {
    const canary = await visitorOf(NEW);
    const again = await page('/login', `${canary}; mfe_failed.${NEW}=1`);
    expect(again.shell).toBe(OLD);
    expect(again.names('shell', NEW)).toBe(false);
    expect((await page('/login', canary)).shell).toBe(NEW);
  });

  it('with missing files breaks no page, and is reported once', async () => {
    const canary = await visitorOf(NEW);
    renameSync(file(NEW), `${file(NEW)}-gone`);
    await pageOnce('/login', () => reports.length > 0);
    expect((await page('/login', canary)).shell).toBe(OLD);
    expect(reports).toEqual([expect.objectContaining({ remote: 'shell', id: NEW, ok: false })]);
  });

  async function visitorOf(wanted: string) {
    for (;;) {
      const { shell, cookie } = await page('/login');
      if (shell === wanted) return cookie;
    }
  }
});

it('a canary of the shell in which every remote throws removes no release from visitors without it', async () => {
  const bad = fakeShell(NEW, '19.3.1', "exports.shared = { 'shared-ui/core': null };");
  await publish(store, [bad], AUTHOR, { canary: 50 });
  const [seen, of] = [new Map<string, Set<string>>(), new Map<string, string>()];
  for (let visits = 0; visits < 60 || !reports.some(({ id }) => id === STABLE); visits += 1) {
    const { shell, drawn = 'nothing', cookie } = await page('/');
    of.set(shell!, cookie);
    seen.set(shell!, (seen.get(shell!) ?? new Set()).add(drawn));
  }
  expect((await page('/', of.get(OLD))).drawn).toBe(STABLE);
  expect(seen.get(OLD)).toEqual(new Set([STABLE]));
});

describe('the last good shell', () => {
  beforeEach(() => publish(store, [fakeShell(NEW)], AUTHOR));

  it('replaces one whose scripts are missing, also on prerendered pages, and is reported', async () => {
    await pageOnce('/', ({ drawn }) => drawn === STABLE);
    renameSync(file(NEW), `${file(NEW)}-gone`);
    const seen = await pageOnce('/', ({ shell, drawn }) => shell === OLD && drawn === STABLE);
    expect(seen.body).not.toContain(NEW);
    expect((await page('/login')).shell).toBe(OLD);
    expect(reports).toContainEqual(expect.objectContaining({ remote: 'shell', id: NEW }));
  });

  it('is used from the first page of an edge that was just started', async () => {
    await edge.close();
    renameSync(file(NEW), `${file(NEW)}-gone`);
    edge = await start();
    expect((await page('/login')).shell).toBe(OLD);
  });

  it('replaces one that is not in the store at all', async () => {
    await edge.close();
    renameSync(join(store.folder!, 'releases/shell', NEW), join(dataDir, 'gone'));
    edge = await start();
    expect((await page('/login')).shell).toBe(OLD);
    const trouble = expect.stringContaining(`shell ${NEW} is not in the store.`);
    expect((await edge.inject('/edge/health')).json()).toMatchObject({ ok: false, trouble });
  });

  it('is not used while both are missing, because the stable one may return at any moment', async () => {
    for (const id of [OLD, NEW]) renameSync(file(id), `${file(id)}-gone`);
    await pageOnce('/login', () => reports.length === 2);
    expect((await page('/login')).shell).toBe(NEW);
  });

  it('is used for a browser that reports a failure, whatever else its cookie contains', async () => {
    expect((await page('/login', `mfe_failed.${NEW}=1`)).shell).toBe(OLD);
    const forged = ['mfe_failed.=1', `mfe_failed.${'9'.repeat(900)}=1`, `mfe_failed.${STABLE}=1`];
    for (const cookie of forged) {
      const { shell, body } = await page('/login', cookie);
      expect([shell, body.includes(`remote-x/${BEFORE}`)]).toEqual([NEW, false]);
    }
    const all = [OLD, NEW].map((id) => `mfe_failed.${id}=1`).join('; ');
    expect((await page('/login', all)).shell).toBe(NEW);
  });
});

it.each([
  ['throws', `throw new Error('boom');`],
  ['loops', 'for (;;);'],
])('a shell whose server build %s is replaced by the last good one', async (_how, server) => {
  await pageOnce('/', ({ drawn }) => drawn === STABLE);
  await publish(store, [fakeShell(NEW, '19.3.1', server)], AUTHOR);
  const seen = await pageOnce('/', ({ shell, drawn }) => shell === OLD && drawn === STABLE);
  expect(seen.names('shell', OLD)).toBe(true);
  expect(reports).toContainEqual(expect.objectContaining({ remote: 'shell', id: NEW, ok: false }));
});
