import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLogger } from 'server-kit/log';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { readEdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { revisionKey } from '../store/revisionKeys';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

let store: Store;
let edge: FastifyInstance;
let log: string[];
const release = (name: string, id: string) =>
  fakeRelease({ name, id, routes: [{ path: `/${name.slice(-1)}` }] });

beforeEach(async () => {
  const dataDir = temporaryFolder('older');
  store = openStore(join(dataDir, 'store'));
  await publish(store, [fakeShell(), release('remote-x', OLD), release('remote-y', OLD)], AUTHOR);
  edge = await start(dataDir);
});
afterEach(() => edge.close());

async function start(dataDir: string) {
  log = [];
  const settings = readEdgeSettings({ DATA_DIR: dataDir, API_PORT: '9', LOG_LEVEL: 'silent' });
  const destination = { write: (line: string) => void log.push(line) };
  const own = createLogger({ app: 'edge', level: 'error', destination });
  const built = await buildEdge(settings, store, undefined, own);
  await built.inject('/x');
  return built;
}

/** A newly started edge over the same store. */
async function restart() {
  await edge.close();
  edge = await start(temporaryFolder('restarted'));
}

type Odd = Record<string, unknown> & { stable: { id: string; routes: object[] } };
const ODD = { track: 'stable', of: [] } as unknown as Odd;

/** Writes the next revision as a newer `mfe` would. */
async function newer(change: (head: { remotes: Record<string, Odd> }) => object) {
  const head = (await readHead(store))!;
  const next = { ...head, revision: head.revision + 1, parent: head.revision };
  const remotes = structuredClone(head.remotes) as unknown as Record<string, Odd>;
  const text = JSON.stringify({ ...next, ...change({ remotes }) });
  await store.create(revisionKey(next.revision), text);
}

const health = async () => {
  const answer = await edge.inject('/edge/health');
  return { status: answer.statusCode, ...(answer.json() as object) };
};
const offered = async () => {
  const { remotes } = (await edge.inject('/registry.json')).json() as {
    remotes: Record<string, { candidates: { id: string }[] }>;
  };
  return Object.fromEntries(
    Object.entries(remotes).map(([name, one]) => [name, one.candidates[0]?.id]),
  );
};

describe('an edge that is older than the published releases', () => {
  it.each(['as it runs', 'started anew'])('reads the fields that it knows, %s', async (how) => {
    await newer(({ remotes }) => {
      remotes['remote-x']!.stable.id = NEW;
      Object.assign(remotes['remote-x']!.stable.routes[0]!, {
        prerender: 'islands',
        access: 'guests',
      });
      remotes['remote-x']!.rings = [1, 10];
      return { remotes, layers: ['night'] };
    });
    if (how === 'started anew') await restart();
    expect(await offered()).toEqual({ 'remote-x': NEW, 'remote-y': OLD });
    expect(await health()).toEqual({ status: 200, ok: true, revision: 2 });
  });

  it('loads and checks a release with unknown fields, and publishes beside it', async () => {
    const newest = release('remote-x', NEW);
    for (const one of Object.values(newest.release.files)) Object.assign(one, { signedBy: 'ci' });
    Object.assign(newest.release, { islands: ['/x'], speculation: { eager: true } });
    writeFileSync(join(newest.dir, 'release.json'), JSON.stringify(newest.release));
    await publish(store, [newest], AUTHOR);
    await publish(store, [release('remote-y', NEW)], AUTHOR);

    for (const how of ['as it runs', 'started anew']) {
      if (how === 'started anew') await restart();
      expect(await offered()).toEqual({ 'remote-x': NEW, 'remote-y': NEW });
      const script = await edge.inject(`/releases/remote-x/${NEW}/remoteEntry.11111111.js`);
      expect([how, script.statusCode]).toEqual([how, 200]);
      expect((await edge.inject('/x')).statusCode).toBe(200);
    }
    expect(await verify(store, 5)).toEqual([]);
  });

  it('keeps an unreadable package in its known state, and updates the others', async () => {
    await newer(({ remotes }) => {
      remotes['remote-x'] = ODD;
      remotes['remote-y']!.stable.id = NEW;
      return { remotes };
    });
    expect(await offered()).toEqual({ 'remote-x': OLD, 'remote-y': NEW });
    const trouble = 'remote-x cannot be read.';
    expect(await health()).toEqual({ status: 200, ok: false, revision: 2, trouble });
    expect(log.join('')).toContain(trouble);

    await restart();
    expect(await offered()).toEqual({ 'remote-y': NEW });
    expect((await edge.inject('/y')).statusCode).toBe(200);
    expect(await health()).toEqual({ status: 200, ok: false, revision: 2, trouble });
  });

  it('does not keep a release that was blocked since', async () => {
    await newer(({ remotes }) => {
      remotes['remote-x'] = ODD;
      const shown = { at: '2027-01-01T00:00:00.000Z', by: 'ana', reason: 'deletes drafts' };
      return { remotes, verdicts: { 'remote-x': [{ id: OLD, verdict: 'blocked', ...shown }] } };
    });
    expect(await offered()).toEqual({ 'remote-y': OLD });
  });

  it('keeps the known shell when the next one is of an unknown kind', async () => {
    await newer(() => ({ shell: { frames: 2 } }));
    const { body, statusCode } = await edge.inject('/x');
    expect([statusCode, body.includes('/releases/shell/1.0.0-5e11aaaa/')]).toEqual([200, true]);
    expect(await health()).toMatchObject({ ok: false, trouble: 'shell cannot be read.' });
  });

  it.each(['{', '{"schema":2}', '[]'])(
    'renders without preloads when a release.json is of an unknown kind: %s',
    async (text) => {
      const key = `releases/remote-x/${NEW}/release.json`;
      await store.create(key, text);
      await newer(({ remotes }) => {
        remotes['remote-x']!.stable.id = NEW;
        return { remotes };
      });
      expect((await edge.inject('/x')).statusCode).toBe(200);
      expect((await edge.inject('/y')).statusCode).toBe(200);
      expect(await health()).toMatchObject({ status: 200, ok: false, revision: 2 });
    },
  );
});

describe('a store that vanishes', () => {
  it('changes nothing for visitors, and is reported in health, and once in the log', async () => {
    const before = await offered();
    renameSync(store.folder!, `${store.folder}-gone`);
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await edge.inject('/x')).statusCode).toBe(200);
      expect(await offered()).toEqual(before);
    }
    const trouble = 'The release store cannot be read.';
    expect(await health()).toEqual({ status: 200, ok: false, revision: 1, trouble });
    expect(log.filter((line) => line.includes('has lost revision 1'))).toHaveLength(1);

    renameSync(`${store.folder}-gone`, store.folder!);
    expect(await health()).toEqual({ status: 200, ok: true, revision: 1 });
  });

  it('prevents a start, with an error', async () => {
    await store.replace('registry.json', 'cut');
    await restart();
    expect(await health()).toMatchObject({ status: 503, ok: false });
  });
});
