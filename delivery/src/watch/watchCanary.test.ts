import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import type { Block } from '../canary-analysis/evidence';
import { promote } from '../deploy/changes';
import { publish } from '../publish/publish';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { deathOf } from '../testing/deploysAllOrNothing';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { mortalStore } from '../testing/mortalStore';
import { canaryLease } from './lease';
import { type Watch, watchCanary } from './watchCanary';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

let store: Store;
let now = 0;
beforeEach(async () => {
  now = 1_000_000;
  store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell(), fakeRelease({ name: 'remote-x', id: OLD })], ANA);
  await publish(store, [fakeRelease({ name: 'remote-x', id: NEW })], ANA, { canary: 10 });
});

const slot = async () => (await readHead(store))?.remotes['remote-x'];

describe('a watched canary of the shell', () => {
  it('is withdrawn like a remote’s, and every visitor has the stable shell', async () => {
    await publish(store, [fakeShell('1.1.0-5e11bbbb')], ANA, { canary: 10 });
    const readEvidence = async (pair: object) => {
      const shells = { remote: 'shell', canary: '1.1.0-5e11bbbb', stable: '1.0.0-5e11aaaa' };
      expect(pair).toMatchObject(shells);
      return fares(30);
    };
    const outcome = await watchCanary(aWatch({ remote: 'shell', readEvidence }));

    expect(outcome).toMatchObject({ end: 'withdrawn', id: '1.1.0-5e11bbbb' });
    const head = await readHead(store);
    expect(head?.shell?.canary).toBeUndefined();
    expect(head?.shell?.stable.id).toBe('1.0.0-5e11aaaa');
    expect(head?.remotes['remote-x']?.canary?.release.id).toBe(NEW);
  });

  it('becomes stable when it is as good', async () => {
    await publish(store, [fakeShell('1.1.0-5e11bbbb')], ANA, { canary: 10 });
    const readEvidence = async () => GOOD;
    const outcome = await watchCanary(aWatch({ remote: 'shell', readEvidence, ramp: true }));
    expect(outcome).toMatchObject({ end: 'promoted', id: '1.1.0-5e11bbbb' });
    expect((await readHead(store))?.shell?.lastGood?.id).toBe('1.0.0-5e11aaaa');
  });
});

describe('a watched canary', () => {
  it('is withdrawn as soon as it is worse, and the revision gives the reason', async () => {
    const polls = [fares(0), fares(0), fares(30)];
    const outcome = await watchCanary(aWatch({ readEvidence: async () => polls.shift()! }));

    expect(outcome).toMatchObject({ end: 'withdrawn', id: NEW, revision: 3 });
    expect(polls).toEqual([]);
    expect(await slot()).toMatchObject({ stable: { id: OLD } });
    expect((await slot())?.canary).toBeUndefined();
    const reason = `withdraw canary remote-x ${NEW}: 30 of 100 visits failed, 1 of 100 of the stable`;
    expect((await readHead(store))?.reason).toContain(reason);
  });

  it('stays when the time is over, and without a ramp nobody else gets it', async () => {
    const outcome = await watchCanary(aWatch({ readEvidence: async () => GOOD }));
    expect(outcome).toMatchObject({ end: 'stands', verdict: { cleared: true } });
    expect((await readHead(store))?.revision).toBe(2);
  });

  it('is watched for the given time, even when the clock is set back', async () => {
    let looks = 0;
    const readEvidence = async () => {
      looks += 1;
      if (looks > 100) throw new Error('It goes on and on.');
      return GOOD;
    };
    const outcome = await watchCanary(
      aWatch({ readEvidence, now: () => 1_000_000 - looks * 60_000 }),
    );
    expect(outcome).toMatchObject({ end: 'stands' });
    expect(looks).toBe(7);
  });

  it('is compared from the start of the watch when the publisher’s clock was ahead', async () => {
    const since: string[] = [];
    const readEvidence: Watch['readEvidence'] = async (pair) => {
      since.push(pair.since);
      return GOOD;
    };
    const hourBefore = Date.now() - 3_600_000;
    const start = now;
    const clock = () => hourBefore + now - start;
    await watchCanary(aWatch({ readEvidence, ramp: true, now: clock }));

    expect(since.length).toBeGreaterThan(2);
    for (const moment of since) expect(Date.parse(moment)).toBeLessThanOrEqual(clock());
  });

  it('is promoted to 50 and 100 % while it is as good, and is compared anew at each', async () => {
    const since = new Set<string>();
    const readEvidence: Watch['readEvidence'] = async (pair) => {
      since.add(pair.since);
      return GOOD;
    };
    const outcome = await watchCanary(aWatch({ ramp: true, readEvidence }));
    expect(outcome).toMatchObject({ end: 'promoted', revision: 4 });
    expect(await slot()).toMatchObject({ stable: { id: NEW }, lastGood: { id: OLD } });
    expect(since.size).toBe(2);
  });

  it('is not promoted when it is incompatible with what was deployed since', async () => {
    const recheck = async () => ['it wants another shell'];
    const watching = watchCanary(aWatch({ ramp: true, readEvidence: async () => GOOD, recheck }));
    await expect(watching).rejects.toThrow('it wants another shell');
    expect(await slot()).toMatchObject({ canary: { percent: 10 } });
  });

  it('is left alone when somebody promotes it in the meantime', async () => {
    const readEvidence = async () => {
      await revise(store, ANA, promote('remote-x', 100));
      return fares(90);
    };
    expect(await watchCanary(aWatch({ readEvidence }))).toEqual({ end: 'gone', id: NEW });
    expect((await slot())?.stable.id).toBe(NEW);
  });

  it('is left alone when another, unwatched one replaces it in the meantime', async () => {
    const next = fakeRelease({ name: 'remote-x', id: '1.2.0-cccccccc' });
    let looks = 0;
    const readEvidence = async () => {
      looks += 1;
      if (looks === 1) await publish(store, [next], ANA, { canary: 10 });
      return fares(90);
    };
    expect(await watchCanary(aWatch({ readEvidence }))).toEqual({ end: 'gone', id: NEW });
    expect((await slot())?.canary?.release.id).toBe('1.2.0-cccccccc');
  });

  it('is withdrawn even if somebody promotes it at that moment', async () => {
    let looks = 0;
    const readEvidence = async () => {
      looks += 1;
      if (looks === 1) await revise(store, ANA, promote('remote-x', 50));
      return fares(90);
    };
    expect(await watchCanary(aWatch({ readEvidence, lasts: 0 }))).toMatchObject({
      end: 'withdrawn',
      revision: 4,
    });
    expect((await slot())?.canary).toBeUndefined();
  });

  it('is decided about by one process, until that one crashes', async () => {
    const other = canaryLease(store, 'remote-x');
    expect(await other.hold(now)).toBe(true);
    const polls: string[] = [];
    const onPoll = (text: string) => polls.push(text);
    const outcome = await watchCanary(
      aWatch({ readEvidence: async () => fares(90), onPoll, lasts: 90_000 }),
    );
    expect(polls[0]).toBe('another process decides');
    expect(outcome.end).toBe('withdrawn');
    expect(now - 1_000_000).toBe(60_000);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'is stable or a canary when its watch crashes at step %d, and another one continues',
    async (step) => {
      await deathOf((die) => {
        const dying = mortalStore(store, step, die);
        return watchCanary(aWatch({ store: dying, ramp: true, readEvidence: async () => GOOD }));
      });
      const left = (await slot())!;
      const shown = left.canary ? [left.stable.id, left.canary.percent] : [left.stable.id];
      expect([[OLD, 10], [OLD, 50], [NEW]]).toContainEqual(shown);
      if (!left.canary) return;
      now += 61_000;
      const next = aWatch({ ramp: true, readEvidence: async () => GOOD });
      expect(await watchCanary(next)).toMatchObject({ end: 'promoted' });
    },
  );

  it('must exist', async () => {
    await revise(store, ANA, promote('remote-x', 100));
    const watching = watchCanary(aWatch({ readEvidence: async () => [] }));
    await expect(watching).rejects.toThrow('has no canary to watch');
  });
});

/** Of 100 visits of the canary this number fails; of the stable release one does. */
function fares(failed: number, visits = 100): Block[] {
  const none = { count: 0, mean: 0, variance: 0 };
  const measured = { interactive: none, lcp: none, inp: none, cls: none };
  return [{ canary: { visits, failed, measured }, stable: { visits, failed: 1, measured } }];
}

const GOOD = fares(0, 1000);

function aWatch(changes: Partial<Watch> & Pick<Watch, 'readEvidence'>): Watch {
  return {
    store,
    remote: 'remote-x',
    author: { by: 'watch' },
    ramp: false,
    recheck: async () => [],
    lasts: 60_000,
    every: 10_000,
    now: () => now,
    passed: () => now,
    sleep: async (ms) => {
      now += ms;
    },
    onPoll: () => {},
    ...changes,
  };
}
