import { type Release, releasesFor, type Slot } from 'contract/registry';
import fc from 'fast-check';
import type { Deployment } from '../store/revisions';
import { block, type Change, goTo, promote, rollBack, toCanary, toStable } from './changes';
import { restoreDeployment } from './restoreDeployment';

const NAME = 'remote-x';
const START: Deployment = { base: '/releases/', remotes: {} };

const MADE = { at: '2025-02-01T10:00:00.000Z', by: 'ana', reason: 'test' };
const apply = (...changes: Change[]) => changes.reduce((now, change) => change(now, MADE), START);
const slotAfter = (...changes: Change[]) => apply(...changes).remotes[NAME]!;
const stable = (id: string) => toStable(NAME, aRelease(id));
const canary = (id: string, percent = 10, salt = `salt-${id}`) =>
  toCanary(NAME, aRelease(id), percent, salt);

describe('publishing', () => {
  it('makes the previous release the last good one', () => {
    expect(ids(slotAfter(stable('1'), stable('2')))).toEqual({ stable: '2', lastGood: '1' });
  });

  it('keeps the last good release when the same one is published again', () => {
    const slot = slotAfter(stable('1'), stable('2'), stable('2'));
    expect(ids(slot)).toEqual({ stable: '2', lastGood: '1' });
  });

  it('keeps the canary of another release, and ends that of this release', () => {
    expect(ids(slotAfter(stable('1'), canary('2'), stable('3')))).toMatchObject({ canary: '2' });
    expect(slotAfter(stable('1'), canary('2'), stable('2')).canary).toBeUndefined();
  });
});

describe('a canary', () => {
  it('grows without changing who is in it, and ends as the stable release', () => {
    const grown = slotAfter(stable('1'), canary('2', 10), promote(NAME, 50));
    expect(grown.canary).toMatchObject({ percent: 50, salt: 'salt-2' });
    expect(slotAfter(stable('1'), canary('2', 10, 'a'), canary('2', 20, 'b')).canary?.salt).toBe(
      'a',
    );

    const done = slotAfter(stable('1'), canary('2'), promote(NAME, 100));
    expect(ids(done)).toEqual({ stable: '2', lastGood: '1' });
  });

  it('is withdrawn by a rollback, and the stable release stays', () => {
    const slot = slotAfter(stable('1'), stable('2'), canary('3'), rollBack(NAME));
    expect(ids(slot)).toEqual({ stable: '2', lastGood: '1' });
  });

  it('ends when everybody gets its release because the stable one was blocked', () => {
    const slot = slotAfter(stable('1'), stable('2'), canary('1'), block(NAME, '2'));
    expect(ids(slot)).toEqual({ stable: '1' });
  });
});

describe('the shell', () => {
  it('has a canary like a remote: it grows, is withdrawn, or becomes stable with the old one as last good', () => {
    const shell = (id: string) => toStable('shell', aRelease(id));
    const tried = toCanary('shell', aRelease('2'), 10, 's');
    const after = (...changes: Change[]) => ids(apply(shell('1'), tried, ...changes).shell!);
    expect(after()).toEqual({ stable: '1', canary: '2' });
    expect(after(promote('shell', 100))).toEqual({ stable: '2', lastGood: '1' });
    expect(after(rollBack('shell'))).toEqual({ stable: '1' });
    expect(() => apply(shell('1'), tried, rollBack('shell'), tried)).toThrow('was withdrawn');
  });
});

describe('a rollback', () => {
  it('makes the previous release stable, and the failed one is no fallback', () => {
    expect(ids(slotAfter(stable('1'), stable('2'), rollBack(NAME)))).toEqual({ stable: '1' });
    expect(ids(slotAfter(stable('1'), stable('2'), rollBack(NAME, [aRelease('0')])))).toEqual({
      stable: '1',
      lastGood: '0',
    });
  });

  it('can go to any release', () => {
    const slot = slotAfter(stable('1'), stable('2'), stable('3'), goTo(NAME, aRelease('1')));
    expect(ids(slot)).toEqual({ stable: '1', lastGood: '2' });
  });

  it('restores a whole revision, without releases that were blocked since', () => {
    const before = apply(stable('1'), stable('2'));
    const now = apply(stable('1'), stable('2'), stable('3'), block(NAME, '1'));
    const back = restoreDeployment(before)(now, MADE);
    expect(back.remotes[NAME]).toMatchObject({ stable: { id: '2' }, blocked: ['1'] });
    expect(back.remotes[NAME]?.lastGood).toBeUndefined();
    expect(() => restoreDeployment(before)(block(NAME, '2')(now, MADE), MADE)).toThrow(
      'was blocked',
    );
  });

  it('restores the minimum shell version of that time, but not the owners of addresses', () => {
    const agreed = { owners: { '/x': NAME }, proposals: {} };
    const now = { ...apply(stable('1'), stable('2')), ...agreed, minShell: '2.0.0' };
    const back = restoreDeployment(apply(stable('1')))(now, MADE);
    expect(back).toMatchObject(agreed);
    expect(back).not.toHaveProperty('minShell');
  });
});

describe('the verdict on a release that is left', () => {
  const verdicts = (...changes: Change[]) =>
    (apply(...changes).verdicts?.[NAME] ?? []).map(({ id, verdict }) => `${id} ${verdict}`);
  const first = apply(stable('1'));

  it('is ’rolled back’, even if it was only a canary', () => {
    const tried = [stable('1'), stable('2'), canary('3')];
    expect(verdicts(...tried, goTo(NAME, aRelease('1')))).toEqual(['3 withdrawn', '2 rolled-back']);
    expect(verdicts(...tried, restoreDeployment(first))).toEqual(['3 withdrawn', '2 rolled-back']);
  });

  it('is removed when a rollback returns to it: it was good', () => {
    const wentBack = [stable('1'), stable('2'), rollBack(NAME)];
    expect(verdicts(...wentBack)).toEqual(['2 rolled-back']);
    expect(verdicts(...wentBack, goTo(NAME, aRelease('2'), true))).toEqual([]);
    expect(verdicts(...wentBack, restoreDeployment(apply(stable('2')), true))).toEqual([]);
  });
});

describe('an impossible change is refused with a sentence', () => {
  it.each<[string, Change[], string]>([
    ['a canary of nothing', [canary('1')], 'was never published'],
    ['a canary of the stable release', [stable('1'), canary('1')], 'is already stable'],
    ['promoting without a canary', [stable('1'), promote(NAME, 50)], 'has no canary'],
    ['going back from the first release', [stable('1'), rollBack(NAME)], 'no earlier release'],
    ['blocking the only release', [stable('1'), block(NAME, '1')], 'is the only release'],
    [
      'publishing what is blocked',
      [stable('1'), stable('2'), block(NAME, '2'), stable('2')],
      'was blocked',
    ],
  ])('%s', (_case, changes, sentence) => {
    expect(() => apply(...changes)).toThrow(sentence);
  });
});

describe('any sequence of changes', () => {
  it('never offers a release with a verdict, and always offers one', () => {
    const id = fc.constantFrom('1', '2', '3', '4');
    const percent = fc.integer({ min: 0, max: 100 });
    const change: fc.Arbitrary<Change> = fc.oneof(
      id.map(stable),
      fc.tuple(id, percent).map(([of, share]) => canary(of, share)),
      percent.map((share) => promote(NAME, share)),
      fc.constant(rollBack(NAME)),
      fc.tuple(id, fc.boolean()).map(([of, force]) => goTo(NAME, aRelease(of), force)),
      id.map((of) => block(NAME, of)),
      fc.tuple(id, id, fc.boolean()).map(([of, behind, force]) => {
        return restoreDeployment(apply(stable(behind), stable(of)), force);
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), fc.string(), (changes, visitor) => {
        let now = stable('0')(START);
        for (const next of changes) {
          try {
            now = next(now, MADE);
          } catch {
            continue; // refused: nothing changes
          }
          const slot = now.remotes[NAME]!;
          const offered = releasesFor(slot, { visitor }).map((release) => release.id);
          expect(offered.length).toBeGreaterThan(0);
          const verdicts = now.verdicts?.[NAME] ?? [];
          const refused = verdicts.map((verdict) => verdict.id);
          expect(new Set(refused).size).toBe(refused.length);
          expect(offered.filter((one) => refused.includes(one))).toEqual([]);
          expect([slot.stable.id, ...refused]).not.toContain(slot.lastGood?.id);
          expect(refused).not.toContain(slot.canary?.release.id);
          const blocked = verdicts.filter(({ verdict }) => verdict === 'blocked');
          expect(slot.blocked ?? []).toEqual(blocked.map((verdict) => verdict.id));
        }
      }),
    );
  });
});

function aRelease(id: string): Release {
  return { id, container: id, entry: 'e.js', integrity: 'sha384-', routes: [] };
}

function ids(slot: Slot) {
  return {
    stable: slot.stable.id,
    ...(slot.canary && { canary: slot.canary.release.id }),
    ...(slot.lastGood && { lastGood: slot.lastGood.id }),
  };
}
