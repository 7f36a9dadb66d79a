import { DOCUMENTS, Purges } from './Purges';

let calls: string[][];
let isDown: boolean;
let troubles: number;
let onCall: () => void;
let purges: Purges;
beforeEach(() => {
  calls = [];
  isDown = false;
  troubles = 0;
  onCall = () => {};
  const cache = {
    async purge(tags: readonly string[]) {
      calls.push([...tags]);
      onCall();
      if (isDown) throw new Error('The CDN is down.');
    },
  };
  purges = new Purges(cache, () => {
    troubles += 1;
  });
});
afterEach(() => purges.stop());

/** Resolves when the cache was purged this many times. */
const asked = (times: number) =>
  new Promise<void>((resolve) => {
    onCall = () => {
      if (calls.length >= times) resolve();
    };
    onCall();
  });

describe('a purge', () => {
  it('is repeated once, because a document may have been in transit during the first', async () => {
    purges.add(['startup:12']);
    await asked(2);
    expect(calls).toEqual([['startup:12'], ['startup:12']]);
  });

  it('is retried until it succeeds, and the operator is informed once', async () => {
    isDown = true;
    purges.add(['startup:12']);
    await asked(2);
    expect([troubles, purges.isBehind]).toEqual([1, true]);
    isDown = false;
    await asked(3);
    await Promise.resolve();
    expect([troubles, purges.isBehind]).toEqual([1, false]);
  });

  it('covers all documents when more tags changed than can be listed', () => {
    const many = Array.from({ length: 1_001 }, (_, id) => `startup:${id}`);
    const own = new Purges({ purge: async (tags) => void calls.push([...tags]) }, () => {});
    own.add(many.slice(1));
    own.stop();
    expect(calls[0]).toHaveLength(1_000);
    const another = new Purges({ purge: async (tags) => void calls.push([...tags]) }, () => {});
    another.add(many);
    another.stop();
    expect(calls[1]).toEqual([DOCUMENTS]);
  });
});
