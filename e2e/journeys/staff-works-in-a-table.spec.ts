import { readFileSync } from 'node:fs';

import { expectAccessibleHere } from '../support/axe';
import { presses } from '../support/presses';
import { staff } from '../support/staff';
import { openStaffPage } from '../support/staffPages';
import { expect, test } from '../support/test';

test('startups are searched, ordered, chosen, changed together and saved as a spreadsheet', async ({
  page,
  make,
  signInAsStaff,
}) => {
  // The names sort last for guests.
  const made = [
    await make.startup(undefined, 'Žirafa Alfa'),
    await make.startup(undefined, 'Žirafa Beta'),
    await make.startup(undefined, 'Žirafa Gama'),
  ];
  const [alfa, beta, gama] = made.map(({ name }) => name) as [string, string, string];
  const [, , mark] = alfa.split(' ') as [string, string, string];
  await staff('startups', 'unpublish', '--startup', made[2]!.slug);
  await signInAsStaff('programme');
  await openStaffPage(page, '/staff/startups', 'Startups');
  const { press } = presses(page);
  const table = page.getByRole('table', { name: 'Startups' });
  const ours = table.getByRole('row').filter({ has: page.getByRole('link', { name: /^Žirafa/ }) });
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('When they search, then startups are found regardless of case and diacritics', async () => {
    await search.fill(`zirafa ${mark}`);
    await expect(ours).toHaveCount(1);
    await search.fill('ZIRAFA');
    await expect(table.getByRole('link', { name: gama })).toBeVisible();
    await expect(page).toHaveURL(/search=ZIRAFA/);
    await expectAccessibleHere(page);
  });

  await test.step('When they click a heading, then the order is reversed, and written into the address', async () => {
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await press('button', 'Name', table);
    await expect(page).toHaveURL(/order=desc/);
    await expect(ours.first()).toContainText('Gama');
    await page.reload();
    await expect(ours.first()).toContainText('Gama');
    await expect(search).toHaveValue('ZIRAFA');
  });

  await test.step('When they select two, then they see a preview for each, and perform the act', async () => {
    await table.getByRole('checkbox', { name: `Select ${alfa}` }).check();
    await table.getByRole('checkbox', { name: `Select ${beta}` }).check();
    await press('button', 'Unpublish', page.getByRole('region', { name: 'Selected rows' }));
    const dialog = page.getByRole('dialog');
    const lines = dialog.getByRole('list', { name: 'What will happen' }).getByRole('listitem');
    await expect(lines.filter({ hasText: 'Žirafa' })).toHaveCount(2);
    await expectAccessibleHere(page, 'dialog[open]');
    await press('button', 'Unpublish', dialog);
    await expect(dialog).toBeHidden();
    for (const name of [alfa, beta, gama])
      await expect(ours.filter({ hasText: name })).toContainText('Draft');
  });

  await test.step('When they export a CSV file, then it contains the filtered rows', async () => {
    await page.getByRole('combobox', { name: 'State' }).selectOption('Draft');
    await expect(page).toHaveURL(/published=no/);
    const download = page.waitForEvent('download');
    await press('button', 'Export CSV');
    const file = readFileSync(await (await download).path(), 'utf8');
    const [head, ...rows] = file.trim().split(/\r?\n/);
    expect(head).toContain('name');
    for (const name of [alfa, beta, gama])
      expect(rows.filter((row) => row.includes(name))).toHaveLength(1);
    expect(rows.every((row) => row.includes('Žirafa'))).toBe(true);
  });
});

test('on the way back up a table, what has the focus is never under the headings', async ({
  page,
  signInAsStaff,
}) => {
  await signInAsStaff('programme');
  await openStaffPage(page, '/staff/startups', 'Startups');
  const table = page.getByRole('table', { name: 'Startups' });
  await table.getByRole('rowheader').getByRole('link').nth(14).focus();

  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(focusedIsOnTop), `after ${press + 1} presses`).toBe(true);
  }
});

/** Whether the middle of the element with the focus is visible, and not covered (WCAG 2.4.11). */
function focusedIsOnTop(): boolean {
  const focused = document.activeElement!;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
