import type { Registry, Release } from 'contract/registry';
import { Denylist, type Visitor } from './Denylist';

const REGISTRY: Registry = {
  schema: 1,
  revision: 1,
  parent: null,
  at: '2025-02-01T10:00:00Z',
  by: 'ana',
  reason: 'test',
  base: '/releases/',
  remotes: { 'remote-x': { stable: aRelease('new'), lastGood: aRelease('old') } },
};

const offered = (denylist: Denylist) =>
  denylist.compose(REGISTRY).remotes['remote-x']?.candidates.map(({ id }) => id);

describe('releases that cannot be rendered', () => {
  it('are left out while there is a better release', () => {
    const denylist = new Denylist();
    denylist.add('new');
    expect(offered(denylist)).toEqual(['old']);
  });

  it('stay when there is none, because a browser may still run them', () => {
    const denylist = new Denylist();
    denylist.add('new');
    denylist.add('old');
    expect(offered(denylist)).toEqual(['new', 'old']);
  });

  it('are left out with the shell they failed with, and offered with another one', () => {
    const denylist = new Denylist();
    denylist.add('new', 'bad shell');
    const beside = (shell: string) => {
      const registry = { ...REGISTRY, shell: { stable: aRelease(shell) } };
      return denylist.compose(registry).remotes['remote-x']?.candidates.map(({ id }) => id);
    };
    expect(beside('bad shell')).toEqual(['old']);
    expect(beside('good shell')).toEqual(['new', 'old']);
  });

  it('are tried again after a while', () => {
    let now = 60_000;
    const denylist = new Denylist(() => now);
    denylist.add('new');
    now += 5 * 60_000 - 1;
    expect(denylist.has('new')).toBe(true);
    expect(offered(denylist)).toEqual(['old']);
    now += 1;
    expect(denylist.has('new')).toBe(false);
    expect(offered(denylist)).toEqual(['new', 'old']);
  });
});

describe('while every release is usable', () => {
  const staffOnly: Release = {
    ...aRelease('staff'),
    routes: [{ path: '/staff', access: 'staff' }],
  };
  const canary = { percent: 100, salt: 's', release: aRelease('canary') };
  const registry: Registry = {
    ...REGISTRY,
    remotes: {
      'remote-x': { ...REGISTRY.remotes['remote-x']!, canary },
      'remote-staff': { stable: staffOnly },
    },
  };

  it('staff and visitors of a canary get their own pages, and nobody else gets those', () => {
    const denylist = new Denylist();
    const pagesOf = (visitor: Visitor) => {
      const { remotes } = denylist.compose(registry, visitor);
      return [remotes['remote-x']?.candidates[0]?.id, 'remote-staff' in remotes];
    };
    expect(pagesOf({})).toEqual(['new', false]);
    expect(pagesOf({ staff: true })).toEqual(['new', true]);
    expect(pagesOf({ visitor: 'ana' })).toEqual(['canary', false]);
    expect(pagesOf({})).toEqual(['new', false]);
  });

  it('all other visitors share one composition', () => {
    const denylist = new Denylist();
    expect(denylist.compose(registry)).toBe(denylist.compose(registry, { staff: false }));
  });
});

describe('a shell that did not start in a browser', () => {
  const shell = { stable: aRelease('shell 2'), lastGood: aRelease('shell 1') };

  it('is replaced there by the last good one, and nowhere else', () => {
    const denylist = new Denylist();
    const shellFor = (visitor?: Visitor) => denylist.compose({ ...REGISTRY, shell }, visitor).shell;
    expect(shellFor({ failedShells: ['shell 2'] })).toBe('shell 1');
    expect(shellFor()).toBe('shell 2');
  });

  it('is offered again after a while when its files were missing', () => {
    let now = 60_000;
    const denylist = new Denylist(() => now);
    denylist.add('shell 2');
    expect(denylist.compose({ ...REGISTRY, shell }).shell).toBe('shell 1');
    now += 5 * 60_000;
    expect(denylist.compose({ ...REGISTRY, shell }).shell).toBe('shell 2');
  });

  it('adds no shell to a registry without one', () => {
    const composed = new Denylist().compose(REGISTRY, { failedShells: ['shell 2'] });
    expect(composed).not.toHaveProperty('shell');
  });
});

function aRelease(id: string): Release {
  return { id, container: id, entry: 'e.js', integrity: 'sha384-', routes: [] };
}
