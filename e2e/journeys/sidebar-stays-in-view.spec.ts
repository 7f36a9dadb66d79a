import type { Locator } from '@playwright/test';

import { callApi } from '../support/callApi';
import { expect, test } from '../support/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`the header covers nothing of the side menu: ${size.width} px`, async ({
    page,
    make,
    signIn,
    request,
  }) => {
    const founder = await make.founder();
    const { post } = callApi(request, founder);
    for (let day = 1; day <= 9; day += 1) {
      const update = `Day ${day}\n${'Line\n'.repeat(12)}`;
      await post(`/api/startups/${founder.startup.id}/updates`, { update, title: 'Update' });
    }
    await signIn(founder);
    await page.setViewportSize(size);
    await page.goto(`/my/startups/${founder.startup.id}`);
    await expect(page.getByText('Day 9')).toBeVisible();
    const header = page.getByRole('banner', { includeHidden: true });
    const links = page.getByRole('navigation', { name: 'Startup', includeHidden: true });
    const sidebar = page.getByRole('complementary').filter({ has: links });
    const logos = page.getByRole('link', { name: /, home$/ }).filter({ visible: true });
    await expect(header).toBeHidden();
    await expect(logos).toHaveCount(1);

    await test.step('When the reader has scrolled down, then the header does not overlap the menu', async () => {
      await page.evaluate(() => window.scrollTo(0, 1.5 * window.innerHeight));
      await expect(header).toBeVisible();
      await expect(logos).toHaveCount(1);
      await expect.poll(async () => shared(await box(header), await box(sidebar))).toBe(0);
      const top = await box(header);
      expect(top.x + top.width).toBe(size.width);
    });

    await test.step('And each entry of the menu can be clicked', async () => {
      if (size.width < 900) await page.getByRole('button', { name: 'Dashboard' }).click();
      for (const name of ['Dashboard', 'Mentorship', 'Team', 'Settings'])
        await links.getByRole('link', { name }).click({ trial: true });
      await links.getByRole('link', { name: 'Settings' }).click();
      await expect(page).toHaveURL(`/my/startups/${founder.startup.id}/settings`);
    });
  });
}

test('the longest names do not push menu entries out of view', async ({ page, make, signIn }) => {
  const person = await make.member('Ђ'.repeat(100), 'Ω'.repeat(100));
  const startup = await make.startup(person, 'Š'.repeat(90));
  await signIn(person);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`/my/startups/${startup.id}`);
  const links = page.getByRole('navigation', { name: 'Startup' });
  const sidebar = page.getByRole('complementary').filter({ has: links });
  const reader = sidebar.getByRole('button', { name: /^Account of/ });
  await expect(sidebar.getByRole('link', { name: /^Š/ })).toBeVisible();
  await expect(reader).toContainText('Ω');
  const [last, foot] = [
    await box(links.getByRole('link', { name: 'Settings' })),
    await box(reader),
  ];
  expect(last.y + last.height).toBeLessThanOrEqual(foot.y);
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = async (place: Locator): Promise<Box> => (await place.boundingBox())!;

/** The common area of two boxes, in square pixels. */
function shared(one: Box, other: Box): number {
  const length = (at: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[at] + one[size], other[at] + other[size]) - Math.max(one[at], other[at]);
  return Math.round(Math.max(0, length('x', 'width')) * Math.max(0, length('y', 'height')));
}
