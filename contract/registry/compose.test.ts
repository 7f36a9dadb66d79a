import fc from 'fast-check';

import { bucketOf, inCanary } from './bucket';
import { compose, releasesFor, shellOf } from './compose';
import type { Registry, Release, Slot } from './registry';

describe('releasesFor', () => {
  it.each([
    ['stable alone', { stable: aRelease('1') }, ['1']],
    ['last good behind stable', { stable: aRelease('2'), lastGood: aRelease('1') }, ['2', '1']],
    ['a canary of 100 %', { stable: aRelease('1'), canary: aCanary('2', 100) }, ['2', '1']],
    ['a canary of 0 %', { stable: aRelease('1'), canary: aCanary('2', 0) }, ['1']],
    ['a blocked stable', { stable: aRelease('2'), lastGood: aRelease('1'), blocked: ['2'] }, ['1']],
    ['the same release twice', { stable: aRelease('1'), lastGood: aRelease('1') }, ['1']],
  ])('offers %s', (_case, slot, ids) => {
    expect(releasesFor(slot, { visitor: 'ana' }).map(({ id }) => id)).toEqual(ids);
  });

  it('offers the canary only to a browser with an id', () => {
    const slot = { stable: aRelease('1'), canary: aCanary('2', 100) };
    expect(releasesFor(slot).map(({ id }) => id)).toEqual(['1']);
  });

  it('never offers blocked or quarantined releases, whatever the slot contains', () => {
    const id = fc.constantFrom('1', '2', '3', '4');
    const slots: fc.Arbitrary<Slot> = fc.record({
      stable: id.map(aRelease),
      lastGood: fc.option(id.map(aRelease), { nil: undefined }),
      canary: fc.option(
        fc.tuple(id, fc.integer({ min: 0, max: 100 })).map(([of, percent]) => aCanary(of, percent)),
        { nil: undefined },
      ),
      blocked: fc.array(id),
    });
    fc.assert(
      fc.property(slots, fc.array(id), fc.string(), (slot, ids, visitor) => {
        const refused = new Set([...ids, ...(slot.blocked ?? [])]);
        const offered = releasesFor(slot, { visitor, quarantined: new Set(ids) });
        expect(offered.filter((release) => refused.has(release.id))).toEqual([]);
        expect(new Set(offered.map((release) => release.id)).size).toBe(offered.length);
      }),
    );
  });
});

describe('the shell of a composition', () => {
  const slot = { stable: aRelease('2'), lastGood: aRelease('1'), canary: aCanary('3', 50) };
  const registry = (shell: Slot): Registry => ({
    schema: 1,
    revision: 1,
    parent: null,
    at: '',
    by: '',
    reason: '',
    base: '/',
    shell,
    remotes: {},
  });

  it('is its canary for the same visitors every time, and stable for the others', () => {
    const people = Array.from({ length: 50 }, (_, index) => `visitor-${index}`);
    const shells = () => people.map((visitor) => compose(registry(slot), { visitor }).shell);
    expect(new Set(shells())).toEqual(new Set(['2', '3']));
    expect(shells()).toEqual(shells());
    expect(compose(registry(slot)).shell).toBe('2');
  });

  it('is the last good one when better ones failed, and stable when all failed', () => {
    const without = (...ids: string[]) => {
      return compose(registry(slot), { visitor: 'ana', quarantined: new Set(ids) }).shell;
    };
    expect(without('2', '3')).toBe('1');
    expect(without('1', '2', '3')).toBe('2');
  });

  it.each([
    [[], '3'],
    [['3'], '2'],
    [['3', '2'], '1'],
  ])('is found with its address when %j failed', (failed: string[], id) => {
    const full = registry({ ...slot, canary: aCanary('3', 100) });
    const composition = compose(full, { visitor: 'ana', quarantined: new Set(failed) });
    expect(shellOf(full, composition)).toEqual(aRelease(id));
  });
});

describe('inCanary', () => {
  it('keeps everybody included when the percentage grows', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, fc.string(), (a, b, visitor) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        const before = inCanary({ salt: 's', percent: small }, visitor);
        expect(!before || inCanary({ salt: 's', percent: large }, visitor)).toBe(true);
      }),
    );
  });

  it('spreads people evenly, and differently for another salt', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
    for (const salt of ['founder-1', 'founder-2']) {
      const share = people.filter((one) => inCanary({ salt, percent: 10 }, one)).length;
      expect(share / people.length).toBeCloseTo(0.1, 1);
    }
    const both = people.filter((one) => bucketOf(`a${one}`) < 10 && bucketOf(`b${one}`) < 10);
    expect(both.length / people.length).toBeCloseTo(0.01, 2);
  });
});

describe('compose', () => {
  it('uses the routes of the release it offers first', () => {
    const { remotes } = compose(aRegistry({ stable: aRelease('1'), canary: aCanary('2', 100) }), {
      visitor: 'ana',
    });
    expect(remotes['remote-x']?.routes).toEqual([{ path: '/2' }]);
    expect(remotes['remote-x']?.candidates[0]).not.toHaveProperty('routes');
  });

  it('keeps the routes of a remote without a release', () => {
    const { remotes } = compose(aRegistry({ stable: aRelease('1'), blocked: ['1'] }));
    expect(remotes['remote-x']).toMatchObject({ routes: [{ path: '/1' }], candidates: [] });
  });

  it('tells open pages which releases to stop using, and the minimum shell version', () => {
    const slot = { stable: aRelease('2'), blocked: ['1'] };
    const registry = { ...aRegistry(slot), shell: slot, minShell: '1.2.0' };
    const composition = compose(registry);
    expect(composition).toMatchObject({ shell: '2', minShell: '1.2.0' });
    expect(composition.remotes['remote-x']?.blocked).toEqual(['1']);
  });

  it('sends neither where nothing is blocked and every shell may continue', () => {
    const composition = compose(aRegistry({ stable: aRelease('2'), blocked: [] }));
    expect(composition).not.toHaveProperty('minShell');
    expect(composition.remotes['remote-x']).not.toHaveProperty('blocked');
  });

  it('includes the canary’s percentage for a visitor who gets it', () => {
    const slot = { stable: aRelease('1'), canary: aCanary('2', 100) };
    const { candidates } = compose(aRegistry(slot), { visitor: 'ana' }).remotes['remote-x']!;
    expect(candidates.map(({ id, canary }) => [id, canary])).toEqual([
      ['2', 100],
      ['1', undefined],
    ]);
  });
});

function aRelease(id: string): Release {
  return {
    id,
    container: `x_${id}`,
    entry: 'e.js',
    integrity: 'sha384-',
    routes: [{ path: `/${id}` }],
  };
}

function aCanary(id: string, percent: number) {
  return { percent, salt: 'salt', release: aRelease(id) };
}

function aRegistry(slot: Slot): Registry {
  const made = { parent: null, at: '2025-02-01T10:00:00Z', by: 'ana', reason: 'test' };
  return { schema: 1, revision: 1, ...made, base: '/releases/', remotes: { 'remote-x': slot } };
}

describe('staff routes', () => {
  const routes = {
    ours: { path: '/my/hours' },
    theirs: { path: '/staff', access: 'staff' as const },
  };
  const registry = (...of: Release['routes']): Registry => ({
    schema: 1,
    revision: 1,
    parent: null,
    at: '',
    by: '',
    reason: '',
    base: '/',
    remotes: { 'remote-x': { stable: { ...aRelease('1'), routes: of } } },
  });

  it('are included for staff alone', () => {
    const both = registry(routes.ours, routes.theirs);
    expect(compose(both).remotes['remote-x']?.routes).toEqual([routes.ours]);
    expect(compose(both, { staff: true }).remotes['remote-x']?.routes).toEqual([
      routes.ours,
      routes.theirs,
    ]);
  });

  it('hide a remote that has no others', () => {
    expect(compose(registry(routes.theirs)).remotes).toEqual({});
    expect(compose(registry()).remotes).toHaveProperty('remote-x');
  });
});
