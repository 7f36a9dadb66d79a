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
  it('is the stable one, without its unreadable parts', () => {
    expect(readable(SHELL, undefined, all)).toEqual(SHELL);
    expect(readable(SHELL, undefined, without(behind, tried))).toEqual({ stable: next });
  });

  it('stays the known one while the stable one is unreadable', () => {
    const before: Slot = { stable: running! };
    expect(readable(SHELL, before, without(next))).toBe(before);
  });

  it('is the last good one on an edge that has just started', () => {
    expect(readable(SHELL, undefined, without(next, tried))).toEqual({ stable: behind });
  });
});
