import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { presses } from '../support/presses';
import { openStaffPage } from '../support/staffPages';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

for (const [screen, viewport] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a long dialog keeps its buttons in view, and they never cover the focused field', async ({
      page,
      make,
      signInAsStaff,
    }) => {
      const [goes, stays] = [await make.startup(undefined, 'Žar dva'), await make.startup()];
      await signInAsStaff('programme');
      const merge = `/staff/acts/startups.merge?startup=${goes.slug}&into=${stays.slug}`;
      await openStaffPage(page, merge, 'Startups: merge');
      await presses(page).press('button', 'See what will happen');
      const dialog = page.getByRole('dialog');
      // As long as the text of a merge with much content.
      await dialog.getByText(/will be merged into/).evaluate((message) => {
        message.textContent = `${message.textContent} `.repeat(6);
      });

      for (const name of ['Cancel', 'Confirm'])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      for (const label of [/^Reason/, /^Type .+ to confirm$/]) {
        await page.keyboard.press('Tab');
        await expect(dialog.getByLabel(label)).toBeFocused();
        expect(await isCovered(page)).toBe(false);
      }
      await expectAccessibleHere(page, 'dialog[open]');
    });

    test('the acts of a form never cover the focused field', async ({ page, signInAsStaff }) => {
      await page.setViewportSize({ ...viewport, height: 560 });
      await signInAsStaff('programme');
      await openStaffPage(page, '/staff/programme/site', 'Place and contact');
      const fields = page.getByRole('group', { name: 'Place and contact' }).getByRole('textbox');
      await fields.first().focus();
      for (let press = 1; press < (await fields.count()); press += 1) {
        await page.keyboard.press('Tab');
        expect(await isCovered(page), `after ${press} presses`).toBe(false);
      }
    });

    test('a name of one long word stays on the page', async ({ page, make, signInAsStaff }) => {
      const startup = await make.startup(undefined, 'Žćđš'.repeat(22));
      await signInAsStaff('programme');
      await openStaffPage(page, `/staff/startups/${startup.id}`, startup.name);
      await expect(page.getByRole('list', { name: 'Available mentors' })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
    });

    test('a table shows the whole of a long name', async ({ page, make, signInAsStaff }) => {
      const startup = await make.startup(undefined, 'Wolfeschlegelsteinhausen '.repeat(3).trim());
      await signInAsStaff('programme');
      const [found] = startup.name.split(' ').slice(-1); // a unique word
      await openStaffPage(page, `/staff/startups?search=${found}`, 'Startups');
      const link = page.getByRole('table').getByRole('link', { name: startup.name });
      await expect(link).toBeVisible();
      const cell = page.getByRole('rowheader', { name: startup.name, exact: true });
      const hidden = await cell.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(hidden).toBe(0);
    });

    test('the filters of the record show their values completely', async ({
      page,
      signInAsStaff,
    }) => {
      await signInAsStaff('programme');
      await openStaffPage(page, '/staff/record', 'Record');
      const search = page.getByRole('search');
      const field = await search.getByRole('searchbox').boundingBox();
      const button = await search.getByRole('button', { name: 'Search' }).boundingBox();
      expect(Math.abs(centre(field!) - centre(button!))).toBeLessThan(2);
      const show = page.getByLabel('Show', { exact: true });
      for (const option of await show.getByRole('option').allTextContents()) {
        await show.selectOption(option);
        expect(await show.evaluate(missingWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the smallest phone shows all options of columns and filters', async ({
  page,
  signInAsStaff,
}) => {
  await page.setViewportSize({ width: 320, height: 1400 });
  await signInAsStaff('people', 'programme', 'sessions');
  for (const table of ['Startups', 'People', 'Mentors', 'Sessions']) {
    await openStaffPage(page, `/staff/${table.toLowerCase()}`, table);
    await page.getByText('Columns', { exact: true }).click();
    const columns = await page.getByRole('group').getByRole('checkbox').all();
    const filters = await page.getByRole('search').getByRole('combobox').all();
    expect([table, columns.length > 0, filters.length > 0]).toEqual([table, true, true]);
    for (const column of columns) await expect(column).toBeInViewport({ ratio: 1 });
    for (const filter of filters)
      expect(await filter.evaluate(missingWidth)).toBeLessThanOrEqual(0);
  }
});

const centre = ({ y, height }: { y: number; height: number }) => y + height / 2;

/** Whether something covers the lower edge of the focused element. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, width, bottom } = focused.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 2) !== focused;
  });

/** By how many pixels the selected text is too wide for a select. */
function missingWidth(select: Element): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const [chosen] = (select as HTMLSelectElement).selectedOptions;
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return context.measureText(chosen!.text).width + padding - select.clientWidth;
}
