import { type Child, childProcess } from '../testing/childProcess';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { POINTER, readHead, readRevision, revise, revisionKey } from './revisions';
import { openStore, type Store } from './store';

const ANA = { by: 'ana', reason: 'test' };
const TEAMS = ['remote-a', 'remote-b', 'remote-c', 'remote-d'];

/** Processes that publish, started once for all places. */
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

  it('are counted from 1, each naming the one before it and who made it', async () => {
    await revise(store, ANA, (now) => now);
    await revise(store, { by: 'bojan', reason: 'again' }, (now) => now);

    expect(await readRevision(store, 1)).toMatchObject({ revision: 1, parent: null, by: 'ana' });
    expect(await readHead(store)).toMatchObject({ revision: 2, parent: 1, by: 'bojan' });
  });

  it('are not made when there is nothing to change', async () => {
    await revise(store, ANA, (now) => now);
    await expect(revise(store, ANA, () => undefined)).resolves.toMatchObject({ revision: 1 });
  });

  it('are found when their maker died before moving the pointer', async () => {
    await revise(store, ANA, (now) => now);
    const text = JSON.stringify({ ...(await readHead(store)), revision: 2, parent: 1 });
    await store.create(revisionKey(2), text);

    expect(await readHead(store)).toMatchObject({ revision: 2 });
    expect(await revise(store, ANA, (now) => now)).toMatchObject({ revision: 3 });
  });

  it.each([
    ['{"schema":1}', 'revision'],
    ['{"schema":1,"rev', 'Unterminated string'],
    ['', 'Unexpected end'],
  ])('say what is wrong with one that was changed by hand to %j', async (text, fault) => {
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
