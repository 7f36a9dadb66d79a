import type { Registry, Release } from '../registry';
import { Avoided } from './Avoided';

const offered = (avoided: Avoided) =>
  avoided.compose(REGISTRY).remotes['remote-x']?.candidates.map(({ id }) => id);

describe('releases that cannot be rendered', () => {
  it('are left out while there is a better one', () => {
    const avoided = new Avoided();
    avoided.add('new');
    expect(offered(avoided)).toEqual(['old']);
  });

  it('stay when there is none: a browser may still run them', () => {
    const avoided = new Avoided();
    avoided.add('new');
    avoided.add('old');
    expect(offered(avoided)).toEqual(['new', 'old']);
  });

  it('are given another chance after a while', () => {
    let now = 0;
    const avoided = new Avoided(() => now);
    avoided.add('new');
    now = 5 * 60_000;
    expect(avoided.has('new')).toBe(false);
    expect(offered(avoided)).toEqual(['new', 'old']);
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
