import fc from 'fast-check';

import { findPlace } from './findPlace';

const places = {
  'remote-public': { routes: [{ path: '/*' }, { path: '/my/*' }, { path: '/startups/:slug' }] },
  'remote-founder': {
    routes: [{ path: '/my/startups' }, { path: '/my/startups/:id' }, { path: '/:section/:page' }],
  },
  'remote-mentor': { routes: [{ path: '/my/:page/agenda' }, { path: '/my/mentorships/:id' }] },
};

describe('findPlace', () => {
  it.each([
    ['/', 'remote-public', '/*'],
    ['/my/startups/7', 'remote-founder', '/my/startups/:id'],
    ['/my/startups/agenda', 'remote-founder', '/my/startups/:id'],
    ['/my/mentorships/agenda', 'remote-mentor', '/my/:page/agenda'],
    ['/my/startups/7/team', 'remote-public', '/my/*'],
    ['/startups/acme', 'remote-public', '/startups/:slug'],
    ['/pages/help', 'remote-founder', '/:section/:page'],
  ])('%s belongs to %s %s', (pathname, packageName, path) => {
    expect(findPlace(places, pathname)).toEqual({
      packageName,
      route: { path },
      params: expect.any(Object),
    });
  });

  it('finds nothing where no route matches', () => {
    expect(findPlace({ 'remote-x': { routes: [{ path: '/x' }] } }, '/y')).toBeUndefined();
    expect(findPlace({}, '/')).toBeUndefined();
  });

  it('returns the same whatever the order of deployment', () => {
    const segment = fc.constantFrom('a', 'b', ':x', '*');
    const path = fc.array(segment, { maxLength: 3 }).map((all) => `/${all.join('/')}`);
    const packages = fc.dictionary(
      fc.constantFrom('remote-a', 'remote-b', 'remote-c'),
      fc.array(path.map((one) => ({ path: one }))).map((routes) => ({ routes })),
    );
    fc.assert(
      fc.property(packages, path, (all, pathname) => {
        const turned = Object.fromEntries(Object.entries(all).reverse());
        expect(findPlace(turned, pathname)).toEqual(findPlace(all, pathname));
      }),
    );
  });
});
