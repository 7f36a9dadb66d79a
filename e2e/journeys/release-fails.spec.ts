import { FAILURE_KINDS, PATH, REMOTE } from '../support/badReleases';
import { collectReports } from '../support/collectReports';
import { copyOfStable, offered, offerFirst } from '../support/mockRelease';
import { loadedIn, moveTo } from '../support/moveTo';
import { expect, test } from '../support/test';

for (const [name, { change, damage: damaged, errorClass, phase = 'load' }] of Object.entries(
  FAILURE_KINDS,
)) {
  test(`a release ${name} is replaced by the previous one, in the same page`, async ({
    page,
    request,
    make,
    signIn,
    expectInConsole,
  }) => {
    expectInConsole(
      new RegExp(`${REMOTE}|starts badly|drawn badly|RUNTIME-|not satisfy|integrity`),
    );
    const [stable] = await offered(request, REMOTE);
    const bad = await copyOfStable(request, REMOTE, change);
    await offerFirst(page, bad);
    await damaged?.(page, bad);
    const beacons = await collectReports(page);
    await signIn(await make.member());
    await page.goto('/startups');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('header').evaluate((header) => header.setAttribute('data-was', 'here'));

    await test.step('When they open a page of the bad release, then the previous release shows it', async () => {
      await moveTo(page, PATH);
      await expect(page.getByLabel('Bio')).toBeVisible();
      expect((await loadedIn(page))[REMOTE]).toBe(stable!.id);
    });

    if (phase === 'render') {
      await test.step('Then both releases are loaded in the page, and only the good one is rendered', async () => {
        const containers = [bad.container, stable!.container];
        const here = await page.evaluate(
          (names) => names.map((name) => name in window),
          containers,
        );
        expect(here).toEqual([true, true]);
      });
    }

    await test.step('Then the header is not rendered again, and other remotes work', async () => {
      await expect(page.locator('header[data-was]')).toBeVisible();
      await moveTo(page, '/startups');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('Then the api receives a report with release, phase and route of the failure', async () => {
      const failure = { remote: REMOTE, id: bad.id, ok: false, phase, route: PATH };
      await expect.poll(() => beacons).toContainEqual(expect.objectContaining(failure));
      const received = beacons.find(({ id, ok }) => id === bad.id && ok === false);
      expect(received?.errorClass).toMatch(errorClass);
    });

    await test.step('Then the tab does not load the bad release again', async () => {
      await page.goto(PATH);
      await expect(page.getByLabel('Bio')).toBeVisible();
      expect(beacons.filter(({ id, ok }) => id === bad.id && ok === false)).toHaveLength(1);
    });
  });
}
