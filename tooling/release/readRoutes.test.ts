import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRoutes } from './readRoutes';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the contents page', () => {
  it('is read with paths, titles and page modules', () => {
    const routes = read(`
      import { page, type RemoteRoute } from 'shared-ui';
      export const release = 1;
      export const routes: RemoteRoute[] = [
        { path: '/', title: 'Welcome', ahead: 'resting', data: () => load(),
          page: page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage)) },
        { path: '/my/startups', title: 'My Startups', access: 'member',
          page: page(() => import('./pages/my/MyStartupsPage').then((m) => m.MyStartupsPage)) },
      ] satisfies RemoteRoute[];`);

    expect(routes).toEqual([
      { path: '/', title: 'Welcome', ahead: 'resting', pageModule: './pages/landing/LandingPage' },
      {
        path: '/my/startups',
        title: 'My Startups',
        access: 'member',
        pageModule: './pages/my/MyStartupsPage',
      },
    ]);
  });

  it.each([
    ['export const pages = [];', "exports no 'routes'"],
    ['export const routes = make();', "'routes' must be a list"],
    ['export const routes = [...more];', 'every route is written out'],
    ['export const routes = [{ path: BASE }];', 'path must be a plain string'],
    ["export const routes = [{ path: '/', title: t() }];", "'title' of / must be a plain value"],
  ])('refuses what is not plainly stated: %s', (source, sentence) => {
    expect(() => read(source)).toThrow(sentence);
  });
});

function read(source: string) {
  const file = join(folder, 'routes.tsx');
  writeFileSync(file, source);
  return readRoutes(file);
}
