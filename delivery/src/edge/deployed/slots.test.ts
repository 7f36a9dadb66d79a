import type { Release, Slot } from 'contract/registry';
import { readable } from './slots';

const release = (id: string) => ({ id }) as Release;
const [running, next, behind, tried] = ['running', 'next', 'behind', 'tried'].map(release);
const SHELL: Slot = {
  stable: next!,
  lastGood: behind!,
  canary: { percent: 10, salt: 's', release: tried! },
};
const all = () => true;
const without =
  (...gone: (Release | undefined)[]) =>
  (one: Release) =>
    !gone.includes(one);

describe('the shell of a page', () => {
  it('is what stands, without what of it cannot be read', () => {
    expect(readable(SHELL, undefined, all)).toEqual(SHELL);
    expect(readable(SHELL, undefined, without(behind, tried))).toEqual({ stable: next });
  });

  it('goes on as it was while the one that stands cannot be read', () => {
    const before: Slot = { stable: running! };
    expect(readable(SHELL, before, without(next))).toBe(before);
  });

  it('is the last good one where an edge has just started, and knows none', () => {
    expect(readable(SHELL, undefined, without(next, tried))).toEqual({ stable: behind });
  });
});
