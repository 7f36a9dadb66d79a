import type { Locator } from '@playwright/test';

import { setLetters } from '../support/letters';
import { chooseDay, openScheduling, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

test.describe('with letters twice as large', () => {
  test('a phone has the whole menu on the screen', async ({ page, openAsMember }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setLetters(page, 32);
    for (const path of ['/account/settings', '/startups']) {
      await openAsMember(path);
      const opener = page.getByRole('button', { name: 'Open menu' }).first();
      await expect(opener).toBeInViewport({ ratio: 1 });
    }
  });

  test('a founder with large letters on a laptop gets one column without broken words', async ({
    page,
    make,
    signIn,
  }) => {
    const founder = await make.founder();
    await signIn(founder);
    await setLetters(page, 32);
    await page.goto(`/my/startups/${founder.startup.id}`);
    const hint = page.getByText('Visible to everyone');
    await expect(hint).toBeVisible();
    expect((await hint.boundingBox())!.width).toBeGreaterThan(300);
  });

  test('a phone shows the labels of settings in whole words', async ({ page, openAsMember }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setLetters(page, 32);
    await openAsMember('/account/credentials');
    const label = page.getByRole('term').filter({ hasText: 'Username' });
    await expect(label).toBeVisible();
    const change = page.getByRole('link', { name: /^Change.*username/i });
    expect(await linesOf(label)).toBe(1);
    await change.scrollIntoViewIfNeeded();
    await expect(change).toBeInViewport({ ratio: 1 });
  });

  test('the smallest phone shows all days of a week', async ({ page, make, signIn }) => {
    const founder = await make.founder();
    await make.mentorOf(founder.startup);
    await signIn(founder);
    await setLetters(page, 32);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/my/startups/${founder.startup.id}/agenda?view=month`);
    await expectWholeWeeks(page.getByRole('grid'));
    const dialog = await openScheduling(page, founder.startup.id);
    await expectWholeWeeks(dialog.getByRole('grid'));
  });
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('forced colours show which switch is on and which page is current', async ({
    page,
    openAsMember,
  }) => {
    await openAsMember('/notifications');
    const on = page.getByRole('switch', { checked: true }).first();
    const off = page.getByRole('switch', { checked: false }).first();
    await expect(on).toBeVisible();
    expect(await fillOf(on)).not.toBe(await fillOf(off));

    const menu = page.getByRole('navigation', { name: 'Account' });
    const here = menu.getByRole('link', { name: 'Notifications' });
    expect(await fillOf(here)).not.toBe(await fillOf(menu.getByRole('link', { name: 'Profile' })));
  });

  test('forced colours show the field of an update and its focus', async ({
    page,
    make,
    signIn,
  }) => {
    const founder = await make.founder();
    await signIn(founder);
    await page.goto(`/my/startups/${founder.startup.id}`);
    const field = page.getByRole('textbox', { name: 'Share an update...' });
    const sheet = page.locator('form').filter({ has: field });
    await expect(field).toBeVisible();
    expect(await edgeOf(sheet)).toBe('solid');
    const outline = () => sheet.evaluate((node) => getComputedStyle(node).outlineStyle);
    expect(await outline()).toBe('none');
    await field.focus();
    expect(await outline()).toBe('solid');
  });

  test('forced colours show free days and the chosen one', async ({ page, make, signIn }) => {
    const founder = await make.founder();
    await make.mentorOf(founder.startup);
    await signIn(founder);
    const dialog = await openScheduling(page, founder.startup.id);
    await expect(dialog.getByRole('grid')).toBeVisible();
    expect(await edgeOf(dialog)).toBe('solid');
    await chooseDay(dialog, upcomingDay(2));

    const chosen = dialog.locator('.rdp-selected button');
    const other = dialog.locator('.rdp-day:not(.rdp-selected) button').first();
    expect(await edgeOf(chosen)).toBe('solid'); // free
    expect(await fillOf(chosen)).not.toBe(await fillOf(other));
  });
});

/** @param month from Monday to Sunday */
async function expectWholeWeeks(month: Locator) {
  for (const day of ['Monday', 'Sunday']) {
    const column = month.getByLabel(day, { exact: true });
    await column.scrollIntoViewIfNeeded();
    await expect(column).toBeInViewport({ ratio: 1 });
  }
}

const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getClientRects().length;
  });

const fillOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

const edgeOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).borderTopStyle);
