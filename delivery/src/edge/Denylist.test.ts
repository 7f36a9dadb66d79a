import type { Registry, Release } from 'contract/registry';
import { Denylist } from './Denylist';

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
    let now = 0;
    const denylist = new Denylist(() => now);
    denylist.add('new');
    now = 5 * 60_000;
    expect(denylist.has('new')).toBe(false);
    expect(offered(denylist)).toEqual(['new', 'old']);
  });
});

const aRelease = (id: string): Release => ({
  id,
  container: id,
  entry: 'e.js',
  integrity: 'sha384-',
  routes: [],
});

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
