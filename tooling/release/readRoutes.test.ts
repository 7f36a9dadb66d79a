import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { readRoutes } from './readRoutes';

const folder = temporaryFolder('routes');

describe('the contents page', () => {
  it('is read with paths, titles and page modules', () => {
    const routes = read(`
      import { page, type RemoteRoute } from 'shared-ui';
      export const release = 1;
      export const routes: RemoteRoute[] = [
        { path: '/', title: 'Welcome', hydration: 'deferred', query: ['q', 'page'], data: () => load(),
          page: page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage)) },
        { path: '/my/startups', title: 'My Startups', access: 'member',
          page: page(() => import('./pages/my/MyStartupsPage').then((m) => m.MyStartupsPage)) },
      ] satisfies RemoteRoute[];`);

    expect(routes).toEqual([
      {
        path: '/',
        title: 'Welcome',
        hydration: 'deferred',
        ahead: 'resting',
        query: ['q', 'page'],
        pageModule: './pages/landing/LandingPage',
      },
      {
        path: '/my/startups',
        title: 'My Startups',
        access: 'member',
        pageModule: './pages/my/MyStartupsPage',
      },
    ]);
  });

  it.each([
    ['/x/:slug/team', '/x/zrno/team'],
    ['/x/*', '/x/a/b'],
    ['/x.y', '/x.y'],
  ])('has an existing sample address for %s: %s', (path, sample) => {
    expect(
      read(`export const routes = [{ path: '${path}', title: 'X', sample: '${sample}' }];`),
    ).toEqual([{ path, title: 'X', sample }]);
  });

  it.each([
    ['export const pages = [];', "exports no 'routes'"],
    ['export const routes = make();', "'routes' must be a list"],
    ['export const routes = [...more];', 'every route is written out'],
    ['export const routes = [{ path: BASE }];', 'path must be a plain string'],
    ["export const routes = [{ path: '/', title: t() }];", "'title' of / must be a plain value"],
    ["export const routes = [{ path: '/', prerender: 'soon' }];", "'prerender' of /"],
    ["export const routes = [{ path: '/', ...heads.landing }];", "/ needs a 'title'"],
    ["export const routes = [{ path: '/x/:id' }];", "/x/:id needs a 'sample', an address of it"],
    ["export const routes = [{ path: '/x/*' }];", "/x/* needs a 'sample'"],
    ["export const routes = [{ path: '/x/:id', sample: at(1) }];", "'sample' of /x/:id must be"],
    [
      "export const routes = [{ path: '/x/:id', sample: '/y/1' }];",
      "'/y/1' is none of its addresses",
    ],
    ["export const routes = [{ path: '/x/:id', sample: '/x/:id' }];", "'/x/:id' is none"],
    ["export const routes = [{ path: '/x/:id', sample: '/x/1/2' }];", "'/x/1/2' is none"],
    ["export const routes = [{ path: '/x', sample: '/y' }];", "'/y' is none of its addresses"],
  ])('refuses values that are not literals: %s', (source, sentence) => {
    expect(() => read(source)).toThrow(sentence);
  });
});

function read(source: string) {
  const file = join(folder, 'routes.tsx');
  writeFileSync(file, source);
  return readRoutes(file);
}
