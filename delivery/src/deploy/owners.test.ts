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

describe('the address of the landing', () => {
  it('belongs to whoever owns /, which owns nothing below it', () => {
    const owners = { '/': 'remote-public', '/my': 'remote-account' };
    expect(prefixOf(owners, '/')).toBe('/');
    expect(prefixOf(owners, '/startups')).toBeUndefined();
    expect(prefixOf(owners, '/my/profile')).toBe('/my');
  });

  it('overlaps no other address', () => {
    const offered = owned({ '/': 'remote-public', '/my': 'remote-account' });
    expect(propose('/startups', 'remote-founder')(offered, MADE).proposals).toEqual({
      '/startups': { ...MADE, owner: 'remote-founder' },
    });
    expect(propose('/', 'remote-founder')(offered, MADE).proposals).toHaveProperty('/');
  });
});

it('a proposal that nobody shall own an address names no owner', () => {
  const { proposals } = propose('/blog', undefined)(owned({ '/blog': 'remote-public' }), MADE);
  expect(proposals).toStrictEqual({ '/blog': MADE });
});

it('an address above those of others cannot be assigned', () => {
  const nested = owned({ '/my/startups/all': 'remote-founder' });
  expect(() => propose('/my', 'remote-mentor')(nested, MADE)).toThrow(
    '/my overlaps /my/startups/all, which belongs to remote-founder',
  );
});
