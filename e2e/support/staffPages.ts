import { expect, type Locator, type Page } from '@playwright/test';

/** The browser's message about the first page of the area: its request carried no pass yet. */
export const FIRST_VISIT = /404.*\/staff/;

/** Opens a page of the staff area by its address. @param title its heading */
export async function openStaffPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Opens Today, the first page of the staff area. */
export const openToday = (page: Page) => openStaffPage(page, '/staff', 'Today');

/** Returns to Today by the side menu. */
export async function backToToday(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Staff' });
  await menu.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
}

/** Types a name into a field for an address, a slug or a number, and takes the first suggestion. */
export async function chooseByName(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  const offered = field.page().locator(`[id="${await field.getAttribute('list')}"] > option`);
  await expect(offered.first()).toHaveAttribute('label', new RegExp(name));
  await field.fill((await offered.first().getAttribute('value'))!);
}

/** Types the text that a dialog requires before an act that cannot be undone. */
export async function typeToConfirm(dialog: Locator): Promise<void> {
  const asked = dialog.getByText(/^Type .+ to confirm$/);
  const [, phrase] = /^Type (.+) to confirm$/.exec((await asked.textContent())!)!;
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(phrase!);
}
