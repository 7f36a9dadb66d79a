import { verify } from '../deploy/verify';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { childProcess } from '../testing/childProcess';
import { fakeRelease } from '../testing/fakeReleases';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { publish } from './publish';

const ANA = { by: 'ana', reason: 'test' };
/** More steps than one publish has: the last processes live. */
const STEPS = 40;

describe.each(STORE_PLACES)('a publish into %s that is killed', (_kind, open) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await open();
    store = openStore(place.url);
    await publish(store, [fakeRelease({ name: 'remote-x', id: idOf(0) })], ANA);
  });
  afterAll(() => place.stop());

  it('at any step, deploys all of the release or nothing, and the next publish works', async () => {
    const ends: string[] = [];
    for (let step = 1; step <= STEPS && ends.at(-1) !== 'lived'; step += 1) {
      const before = await readHead(store);
      const end = await childProcess('publishAndDie', place.url, idOf(step), String(step));
      ends.push(end === 0 ? 'lived' : String(end));

      const after = await readHead(store);
      const stable = after?.remotes['remote-x']?.stable.id;
      expect([before?.remotes['remote-x']?.stable.id, idOf(step)]).toContain(stable);
      expect(await verify(store, 1)).toEqual([]);

      await publish(store, [fakeRelease({ name: 'remote-x', id: idOf(step) })], ANA);
      expect((await readHead(store))?.remotes['remote-x']?.stable.id).toBe(idOf(step));
    }
    expect(ends.filter((end) => end === 'SIGKILL').length).toBeGreaterThan(15);
    expect(ends.at(-1)).toBe('lived');
    expect(await verify(store, 100)).toEqual([]);
  }, 900_000);
});

const idOf = (step: number) => `1.${step}.0-aaaaaaaa`;
