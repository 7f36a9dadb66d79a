import { type Child, childProcess } from '../testing/childProcess';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { POINTER, revisionKey } from './revisionKeys';
import { type Deployment, readHead, readRevision, revise } from './revisions';
import { openStore, type Store } from './store';

const ANA = { by: 'ana', reason: 'test' };
const TEAMS = ['remote-a', 'remote-b', 'remote-c', 'remote-d'];

/** Publishing processes, started once for all tests. */
let teams: Child[];
beforeAll(() => {
  teams = TEAMS.map(() => childProcess('publishOften'));
});
afterAll(() => {
  for (const { process } of teams) process.kill();
});

describe.each(STORE_PLACES)('revisions in %s', (_kind, open) => {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await open();
    store = openStore(place.url);
  });
  afterEach(() => place.stop());

  it('are counted from 1, each with the one before it and its author', async () => {
    await revise(store, ANA, (now) => now);
    await revise(store, { by: 'bojan', reason: 'again' }, (now) => now);

    expect(await readRevision(store, 1)).toMatchObject({ revision: 1, parent: null, by: 'ana' });
    expect(await readHead(store)).toMatchObject({ revision: 2, parent: 1, by: 'bojan' });
  });

  it('are not created when there is nothing to change', async () => {
    await revise(store, ANA, (now) => now);
    await expect(revise(store, ANA, () => undefined)).resolves.toMatchObject({ revision: 1 });
  });

  it('are found when their author died before moving the pointer', async () => {
    await revise(store, ANA, (now) => now);
    const text = JSON.stringify({ ...(await readHead(store)), revision: 2, parent: 1 });
    await store.create(revisionKey(2), text);

    expect(await readHead(store)).toMatchObject({ revision: 2 });
    expect(await revise(store, ANA, (now) => now)).toMatchObject({ revision: 3 });
  });

  it('are changed by an old reader that keeps unknown fields to the letter', async () => {
    const newer = {
      schema: 1,
      revision: 1,
      parent: null,
      at: '2027-01-01T00:00:00.000Z',
      by: 'x',
      reason: 'x',
      base: '/releases/',
      layers: ['night'],
      verdicts: { 'remote-x': [aVerdict('paused')] },
      shell: { frames: 2 },
      remotes: {
        'remote-x': {
          ...aSlot('1.0.0-a', { prerender: 'islands', slots: ['side'] }),
          rings: [1, 10],
        },
        'remote-y': { track: 'stable', of: [] },
        'remote-z': { ...aSlot('1.0.0-z', {}), canary: { share: '1/3' }, lastGood: 'none' },
      },
    };
    await store.create(revisionKey(1), JSON.stringify(newer));
    const head = (await readHead(store))!;
    expect(Object.keys(head.remotes)).toEqual(['remote-x', 'remote-z']);
    expect(head.remotes['remote-x']!.stable.routes).toMatchObject([{ path: '/x' }]);
    expect(head.remotes['remote-z']).toMatchObject({ canary: undefined, lastGood: undefined });

    const own = (now: Deployment): Deployment => {
      const slot = now.remotes['remote-x']!;
      return { ...now, remotes: { ...now.remotes, 'remote-x': { ...slot, blocked: ['0.9.0-b'] } } };
    };
    await revise(store, ANA, own);
    const written = JSON.parse(String(await store.read(revisionKey(2)))) as typeof newer;
    const { 'remote-x': x, ...others } = newer.remotes;
    expect(written).toMatchObject({ layers: ['night'], shell: { frames: 2 }, remotes: others });
    expect(written.verdicts['remote-x'][0]).toEqual(newer.verdicts['remote-x'][0]);
    expect(written.remotes['remote-x']).toMatchObject({ rings: x.rings, blocked: ['0.9.0-b'] });
    expect(written.remotes['remote-x'].stable.routes[0]).toMatchObject({ slots: ['side'] });
    expect(written).not.toHaveProperty('unread');
  });

  it.each([
    ['{"schema":1}', 'revision'],
    ['{"schema":1,"rev', 'Unterminated string'],
    ['', 'Unexpected end'],
  ])('report what is wrong with one that was changed by hand to %j', async (text, fault) => {
    await store.replace(POINTER, text);
    await expect(readHead(store)).rejects.toThrow(`registry.json is no registry: ${fault}`);
  });

  it('survive four teams that publish 40 releases each at the same time', async () => {
    const died = teams.map(({ ended }) => ended.then((end) => Promise.reject(new Error(`${end}`))));
    const done = TEAMS.map((name, index) => teams[index]!.work(place.url, name, '40'));
    await Promise.race([Promise.all(done), ...died]);

    const head = await readHead(store);
    expect(head?.revision).toBe(160);
    const reasons: string[] = [];
    for (let n = 1; n <= 160; n += 1) {
      const revision = await readRevision(store, n);
      expect(revision?.parent).toBe(n === 1 ? null : n - 1);
      reasons.push(revision!.reason);
    }
    for (const name of TEAMS) {
      const own = reasons.filter((reason) => reason.startsWith(name));
      expect(own).toEqual(Array.from({ length: 40 }, (_, index) => `${name} ${index}`));
      expect(head?.remotes[name]?.stable.id).toMatch(/^1\.39\.0-/);
    }
  });
});

function aVerdict(verdict: string) {
  return {
    id: '0.8.0-c',
    verdict,
    at: '2027-01-01T00:00:00.000Z',
    by: 'x',
    reason: 'x',
    until: '',
  };
}

function aSlot(id: string, route: object) {
  const routes = [{ path: '/x', ...route }];
  return {
    stable: { id, container: id, entry: 'e.js', integrity: 'sha384-x', routes, wasm: true },
  };
}
