import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pageViewDays } from '../../db/schema';
import { testApp } from '../../testing';
import { SITE_PAGES } from './sitePages';

const kit = testApp();
const views = () => kit.db.select().from(pageViewDays);

describe('POST /page-views', () => {
  it('counts paths by day', async () => {
    for (const path of ['/startups', '/startups', '/about'])
      await kit.post('/page-views', { path });

    const counted = (await views()).map(({ path, views }) => [path, views]).sort();
    expect(counted).toEqual([
      ['/about', 1],
      ['/startups', 2],
    ]);
  });

  it('with made-up addresses are one row, and so are all startups', async () => {
    for (let at = 0; at < 20; at += 1) {
      for (const path of [`/invented/${at}`, `/startups/s-${at}`, `/profile/${at}`, `/about${at}`])
        await kit.post('/page-views', { path });
    }
    const counted = (await views()).map(({ path, views }) => [path, views]);

    expect(counted).toEqual(
      expect.arrayContaining([
        ['/startups/:slug', 20],
        ['/profile/:userId', 20],
        ['(no page)', 40],
      ]),
    );
    expect(counted.every(([path]) => !String(path).includes('invented'))).toBe(true);
  });

  it('knows every page of the site’s packages', () => {
    const remotes = ['public', 'account', 'founder', 'mentor', 'staff'];
    const packages = ['shell', ...remotes.map((remote) => `remote-${remote}`)];
    const pages = packages.flatMap((name) => {
      const file = path.join(__dirname, '../../../..', name, 'src/routes.tsx');
      return [...readFileSync(file, 'utf8').matchAll(/^ {4}path: '(\/[^']*)'/gm)].map(
        ([, page]) => page,
      );
    });

    expect(pages.length).toBeGreaterThan(30);
    expect([...SITE_PAGES].sort()).toEqual(pages.sort());
  });

  it.each([
    ['/reset-password?token=secret'],
    ['startups'],
    ['/a#b'],
    [''],
    [`/${'a'.repeat(200)}`],
  ])('refuses %j: a query may hold a secret', async (address) => {
    expect(await kit.post('/page-views', { path: address })).toMatchObject({ status: 422 });
    expect((await views()).map((row) => row.path)).not.toContain(address);
  });
});
