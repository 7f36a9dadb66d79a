import type { Page } from '@playwright/test';

import { loadedIn, moveTo } from '../support/moveTo';
import { copyOfStable, offered, offerFirst, type PretendRelease } from '../support/pretendRelease';
import { expect, test } from '../support/test';

const REMOTE = 'remote-account';
const PATH = '/account/settings';

/** Makes a release bad, before it is sealed (its hashes match) or after. */
interface Kind {
  change?(text: string, isEntry: boolean): string;
  spoil?(page: Page, release: PretendRelease): Promise<void> | void;
  /** What the api is told. */
  errorClass: string | RegExp;
  phase?: 'render';
}

const KINDS: Record<string, Kind> = {
  'whose entry is gone': {
    spoil: (_page, { files, entry }) => void files.delete(entry),
    errorClass: 'gone',
  },
  'whose entry was tampered with': {
    spoil: (_page, { files, entry }) => void files.set(entry, `${files.get(entry)}\n//`),
    errorClass: 'integrity',
  },
  'whose pages were tampered with': {
    spoil: (_page, { files, entry }) => {
      for (const [name, text] of files) if (name !== entry) files.set(name, `${text}\n//`);
    },
    errorClass: 'integrity',
  },
  'that throws while it starts': {
    change: (text, isEntry) => (isEntry ? `throw new Error("starts badly");${text}` : text),
    errorClass: 'execution',
  },
  'that throws as it is drawn': { change: withBrokenPages, errorClass: 'Error', phase: 'render' },
  'that never answers': {
    spoil: async (page, { id, entry }) => {
      await page.route(`**/${id}/${entry}`, () => new Promise(() => {}));
    },
    errorClass: 'timeout',
  },
  'that needs a newer shared-ui': {
    change: (text) => text.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^9.0.0"'),
    errorClass: 'sharing',
  },
};

for (const [name, { change, spoil, errorClass, phase = 'load' }] of Object.entries(KINDS)) {
  test(`a release ${name} gives way to the one before it, in the same page`, async ({
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
    await spoil?.(page, bad);
    const beacons = await heardBeacons(page);
    await signIn(await make.member());
    await page.goto('/startups');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('header').evaluate((header) => header.setAttribute('data-was', 'here'));

    await test.step('When they go to the area of the bad release, then the good one is there', async () => {
      await moveTo(page, PATH);
      await expect(page.getByLabel('Bio')).toBeVisible({ timeout: 20_000 });
      expect((await loadedIn(page))[REMOTE]).toBe(stable!.id);
    });

    await test.step('Then the header is the same, and other areas work', async () => {
      await expect(page.locator('header[data-was]')).toBeVisible();
      await moveTo(page, '/startups');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('Then the api was told which release failed, where and why', async () => {
      const failure = { remote: REMOTE, id: bad.id, ok: false, phase, route: PATH };
      await expect.poll(() => beacons).toContainEqual(expect.objectContaining(failure));
      const told = beacons.find(({ id, ok }) => id === bad.id && ok === false);
      expect(told?.errorClass).toMatch(errorClass);
    });

    await test.step('Then the tab does not try it again', async () => {
      await page.goto(PATH);
      await expect(page.getByLabel('Bio')).toBeVisible();
      expect(beacons.filter(({ id, ok }) => id === bad.id && ok === false)).toHaveLength(1);
    });
  });
}

/** Every page of the release throws as soon as it is drawn. */
function withBrokenPages(text: string, isEntry: boolean): string {
  if (!isEntry) return text;
  const container = /remote_account__[\w]+/.exec(text)![0];
  const page = `Object.assign(() => { throw new Error("drawn badly") }, {
    load: async () => {}, forget() {} })`;
  const routes = `[{ path: "${PATH}", title: "x", page: ${page} }]`;
  return `var ${container} = { init() {}, get: async () => () => ({ routes: ${routes} }) };`;
}

interface Beacon {
  id: string;
  ok: boolean;
  errorClass?: string;
}

/** What the page tells the api of releases. */
async function heardBeacons(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = [];
  await page.route('**/api/beacons', async (route) => {
    beacons.push(route.request().postDataJSON() as Beacon);
    await route.continue();
  });
  return beacons;
}
