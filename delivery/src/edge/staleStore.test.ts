import type { FastifyInstance } from 'fastify';
import { block } from '../deploy/changes';
import { publish } from '../publish/publish';
import { POINTER, revisionKey } from '../store/revisionKeys';
import { revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { trustedTeams } from '../testing/trustedTeams';
import { NewestSeen } from '../trust/NewestSeen';
import { buildEdge } from './app';

const WHY = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const CHUNK = 'page.22222222.js';
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id, routes: [{ path: '/x' }] });

let edges: FastifyInstance[];
afterEach(() => Promise.all(edges.map((edge) => edge.close())));

/** A store in which some reads return the state before a revision, because replicas of a bucket may lag. */
function lagging(store: Store) {
  const copy = { isOld: true };
  const since = [revisionKey(2), revisionKey(3)];
  const answer = async <T>(key: string, ask: (key: string) => Promise<T | undefined>) => {
    if (!copy.isOld) return ask(key);
    if (since.includes(key)) return undefined;
    return ask(key === POINTER ? revisionKey(1) : key);
  };
  const stale: Store = {
    ...store,
    read: (key) => answer(key, store.read),
    stamp: (key) => answer(key, store.stamp),
  };
  return { copy, stale };
}

describe.each([
  ['with keys', true],
  ['without keys', false],
])('a store %s that returns an older revision to one edge than to the other', (_keys, isSigned) => {
  let copy: { isOld: boolean };
  let [behind, ahead]: FastifyInstance[] = [];

  beforeEach(async () => {
    const settings = quietSettings();
    const { all, trust } = trustedTeams(['all'], 1);
    const open = openStore(settings.storeUrl);
    const own: Store = isSigned ? { ...open, guard: all } : open;
    await publish(own, [fakeShell(), aRelease(OLD)], WHY);
    await publish(own, [aRelease(NEW)], WHY);
    await revise(own, WHY, block('remote-x', OLD));
    const lag = lagging(open);
    copy = lag.copy;
    const start = (store: Store) => {
      const guard = { trust, seen: new NewestSeen(trust.store) };
      return buildEdge(settings, isSigned ? { ...store, guard } : store);
    };
    edges = [await start(lag.stale), await start(open)];
    [behind, ahead] = edges;
  });

  const revisionAt = async (edge: FastifyInstance) =>
    ((await edge.inject('/registry.json')).json() as { revision: number }).revision;

  it('serves the files of the newer pages through either edge', async () => {
    expect([await revisionAt(behind!), await revisionAt(ahead!)]).toEqual([1, 3]);
    for (const edge of edges) {
      const { statusCode } = await edge.inject(`/releases/remote-x/${NEW}/${CHUNK}`);
      expect(statusCode).toBe(200);
    }
  });

  it('does not move an edge back that has seen the newer revision, and /edge/health gives the reason', async () => {
    copy.isOld = false;
    expect(await revisionAt(behind!)).toBe(3);
    copy.isOld = true;
    expect(await revisionAt(behind!)).toBe(3);
    const [page, health] = await Promise.all([
      behind!.inject('/x'), // also reads the store, but not all of it
      behind!.inject('/edge/health'),
    ]);
    expect(page.body).not.toContain(`/releases/remote-x/${OLD}/`);
    expect(health.json()).toMatchObject({
      ok: false,
      revision: 3,
      trouble: 'The release store cannot be read.',
    });
    copy.isOld = false;
    expect((await behind!.inject('/edge/health')).json()).toMatchObject({ ok: true, revision: 3 });
  });
});
