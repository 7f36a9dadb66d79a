import type { Deployment } from '../store/revisions';
import { neededPeople, prefixOf, propose } from './owners';

const MADE = { at: '2026-11-22T18:00:00.000Z', by: 'ana', reason: 'test' };
const OWNERS = { '/my': 'remote-account', '/my/startups': 'remote-founder' };
const owned = (owners?: Record<string, string>): Deployment => ({
  base: '/releases/',
  remotes: {},
  ...(owners && { owners }),
});

describe('the owner of an address', () => {
  it.each([
    ['/my/startups/:startupId', '/my/startups'],
    ['/my/startups', '/my/startups'],
    ['/my/startupsies', '/my'],
    ['/MY/profile', '/my'],
    ['/mine', undefined],
    ['/', undefined],
  ])('of %s follows from the longest agreed prefix: %s', (pattern, prefix) => {
    expect(prefixOf(OWNERS, pattern)).toBe(prefix);
  });

  it('is changed by two people, once owners were agreed', () => {
    const [before, swapped] = [
      owned(OWNERS),
      owned(Object.fromEntries(Object.entries(OWNERS).reverse())),
    ];
    expect(neededPeople(owned(), before)).toBe(1);
    expect(neededPeople(before, swapped)).toBe(1);
    expect(neededPeople(before, owned({ ...OWNERS, '/my': 'remote-founder' }))).toBe(2);
  });
});

describe('a part of what a remote owns', () => {
  const wants = (owner: string) => () =>
    propose('/my/startups/new', owner)(owned({ '/my/startups': 'remote-founder' }), MADE);

  it('can be assigned to the remote itself, and not to another', () => {
    expect(wants('remote-founder')).not.toThrow();
    expect(wants('remote-mentor')).toThrow('/my/startups/new overlaps /my/startups');
  });
});
