import type { Registry, Release, Slot } from 'contract/registry';
import { readable, withKnown } from './slots';

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
    expect(readable(SHELL, undefined, without(behind, tried))).toStrictEqual({ stable: next });
    expect(readable({ stable: next! }, undefined, all)).toStrictEqual({ stable: next });
  });

  it('stays the known one while the stable one is unreadable', () => {
    const before: Slot = { stable: running! };
    expect(readable(SHELL, before, without(next))).toBe(before);
  });

  it('is the last good one on an edge that has just started', () => {
    expect(readable(SHELL, undefined, without(next, tried))).toEqual({ stable: behind });
  });

  it('is the stated one when no other is readable either', () => {
    expect(readable(SHELL, undefined, without(next, behind, tried))).toBe(SHELL);
  });
});

describe('a package whose release cannot be read', () => {
  const registryOf = (given: Partial<Registry>) => ({ remotes: {}, ...given }) as Registry;
  const [shell, other] = [{ stable: running! }, { stable: behind! }];
  const before = registryOf({ shell, remotes: { 'remote-x': other } });
  const unread = { 'remote-x': 'a reason', shell: 'a reason' } as Registry['unread'];

  it('keeps the state that the edge knows, the shell too', () => {
    const known = withKnown(registryOf({ shell: { stable: next! }, unread }), before);
    expect(known).toMatchObject({ shell, remotes: { 'remote-x': other } });
  });

  it('is missing on an edge that has just started', () => {
    const known = withKnown(registryOf({ unread }), undefined);
    expect(known.remotes).toEqual({});
    expect(known).not.toHaveProperty('shell');
  });

  it('does not return with a release that may no longer be offered', () => {
    const verdicts = { 'remote-x': [{ id: 'behind' }] } as unknown as Registry['verdicts'];
    expect(withKnown(registryOf({ unread, verdicts }), before).remotes).toEqual({});
    const ofAnother = { 'remote-x': [{ id: 'next' }] } as unknown as Registry['verdicts'];
    expect(withKnown(registryOf({ unread, verdicts: ofAnother }), before).remotes).toEqual({
      'remote-x': other,
    });
  });

  it('is the only one that changes', () => {
    const stated = registryOf({
      shell: { stable: next! },
      remotes: { 'remote-x': { stable: next! } },
    });
    expect(withKnown(stated, before)).toEqual(stated);
  });
});
