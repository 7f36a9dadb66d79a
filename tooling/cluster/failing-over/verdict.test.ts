import { impactOf } from '../load/Impact';
import { Ledger } from '../load/Ledger';
import type { Call } from '../load/Load';
import { tableOf } from './failingOver';

const ana = { id: 7, headers: {} };

describe('the ledger', () => {
  it('reports an acknowledged write that is missing', () => {
    const ledger = new Ledger([ana], [1, 2]);
    const [first, second] = [ledger.write(), ledger.write()];
    expect([first.path, second.path]).toEqual(['/api/startups/1/follow', '/api/startups/2/follow']);
    first.settle(true);
    second.settle(true);
    expect(ledger.lost(new Set(['7,1']))).toEqual(['7,2']);
  });

  it('reports an acknowledged deletion that is missing', () => {
    const ledger = new Ledger([ana], [1]);
    ledger.write().settle(true);
    const again = ledger.write();
    expect(again.path).toBe('/api/startups/1/unfollow');
    again.settle(true);
    expect(ledger.lost(new Set(['7,1']))).toEqual(['7,1']);
  });

  it('ignores writes that were acknowledged after the rows were read', () => {
    const ledger = new Ledger([ana], [1, 2]);
    ledger.write().settle(true);
    const expected = ledger.expected();
    ledger.write().settle(true); // startup 2, while the database answers
    expect(ledger.lost(new Set(['7,1']), expected)).toEqual([]);
    expect(ledger.lost(new Set(), expected)).toEqual(['7,1']);
  });

  it('accepts either state when the response was lost', () => {
    const ledger = new Ledger([ana], [1]);
    ledger.write().settle(false);
    expect([ledger.lost(new Set()), ledger.lost(new Set(['7,1']))]).toEqual([[], []]);
    expect(ledger.acknowledged).toBe(0);
  });
});

describe('the impact of a fault', () => {
  const call = (start: number, end: number, failure?: string): Call => ({
    kind: 'browse',
    path: '/',
    start,
    end,
    failure,
  });

  it('separates running calls from later ones', () => {
    const calls = [call(900, 1_100, '502'), call(1_200, 1_300, '503'), call(3_200, 3_300, '503')];
    const { browse } = impactOf([...calls, call(4_000, 6_500)], 1_000);
    expect(browse).toEqual({
      calls: 4,
      underWay: 1,
      later: 2,
      seconds: 2,
      slowest: 2.5,
      reasons: { 502: 1, 503: 2 },
    });
  });

  it('is a row of a table', () => {
    const seen = impactOf([call(1_200, 1_300, '503')], 1_000);
    const outcome = { fault: 'Redis killed', seen, lost: 0, acknowledged: 9, whole: 3.2 };
    expect(tableOf([outcome]).split('\n').at(-1)).toBe(
      '| Redis killed | 1 + 0 of 1, 0.0 s (1 503); slowest 0.0 s | 0 of 0; slowest 0.0 s | 0 of 0; slowest 0.0 s | 0 of 9 | 3 s |',
    );
  });
});
