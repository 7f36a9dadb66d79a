import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { promote } from '../deploy/changes';
import { publish } from '../publish/publish';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { judgeHealth } from './judgeHealth';
import type { ReleaseHealth } from './readReport';
import { type Watch, watchCanary } from './watchCanary';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const BOUNDS = { maxFail: 0.01, atLeast: 20 };

let store: Store;
let now = 0;
beforeEach(async () => {
  now = 0;
  store = openStore(mkdtempSync(join(tmpdir(), 'store-')));
  await publish(store, [fakeShell(), fakeRelease({ name: 'remote-x', id: OLD })], ANA);
  await publish(store, [fakeRelease({ name: 'remote-x', id: NEW })], ANA, { canary: 10 });
});

describe('a watched canary', () => {
  it('is withdrawn as soon as too many tries failed, and the revision says why', async () => {
    const looks = [aHealth(5), aHealth(40), aHealth(60, { load: 3 })];
    const outcome = await watchCanary(aWatch(async () => [looks.shift()!]));

    expect(outcome).toMatchObject({ end: 'withdrawn', id: NEW, revision: 3 });
    expect(now).toBe(20_000);
    const head = await readHead(store);
    expect(head?.remotes['remote-x']).toMatchObject({ stable: { id: OLD } });
    expect(head?.remotes['remote-x']?.canary).toBeUndefined();
    expect(head?.verdicts?.['remote-x']).toMatchObject([{ id: NEW, verdict: 'withdrawn' }]);
    expect(head?.reason).toContain(`withdraw canary remote-x ${NEW}: 60 loads; failed 3 loading`);
  });

  it('stands when its time is over, and nobody gets more of it', async () => {
    const outcome = await watchCanary(aWatch(async () => [aHealth(500, { runtime: 2 })]));
    expect(outcome).toMatchObject({ end: 'stands', verdict: { tries: 500, failed: 2 } });
    expect((await readHead(store))?.revision).toBe(2);
  });

  it('is left alone when somebody promotes it meanwhile', async () => {
    const outcome = await watchCanary(
      aWatch(async () => {
        await revise(store, ANA, promote('remote-x', 100));
        return [aHealth(100, { load: 100 })];
      }),
    );
    expect(outcome).toEqual({ end: 'gone', id: NEW });
    expect((await readHead(store))?.remotes['remote-x']?.stable.id).toBe(NEW);
  });

  it('has to be there', async () => {
    await revise(store, ANA, promote('remote-x', 100));
    await expect(watchCanary(aWatch(async () => []))).rejects.toThrow('has no canary to watch');
  });
});

describe('the judgement', () => {
  it.each([
    ['nobody has tried it', undefined, false],
    ['too few have', aHealth(10, { load: 5 }), false],
    ['one in a hundred failed', aHealth(99, { load: 1 }), false],
    ['more failed', aHealth(98, { load: 2 }), true],
    ['all loads failed', aHealth(0, { load: 20 }), true],
    ['it broke while running', aHealth(100, { runtime: 2 }), true],
    ['it broke on screen', aHealth(100, { render: 2 }), true],
  ])('when %s', (_case, health, bad) => {
    expect(judgeHealth(health, BOUNDS).bad).toBe(bad);
  });
});

function aHealth(loads: number, failures: Partial<ReleaseHealth['failures']> = {}): ReleaseHealth {
  return {
    remote: 'remote-x',
    id: NEW,
    loads,
    failures: { load: 0, render: 0, runtime: 0, ...failures },
    classes: {},
    ms: { p50: 100, p95: 200 },
    bytes: 20_000,
  };
}

function aWatch(readReport: Watch['readReport']): Watch {
  return {
    store,
    remote: 'remote-x',
    readReport,
    bounds: BOUNDS,
    author: { by: 'watch' },
    lasts: 60_000,
    every: 10_000,
    now: () => now,
    sleep: async (ms) => {
      now += ms;
    },
    onLook: () => {},
  };
}
