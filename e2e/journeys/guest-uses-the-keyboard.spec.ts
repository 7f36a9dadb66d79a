import { interactive } from '../support/interactive';
import { expect, test } from '../support/test';

test('the menu of a phone opens, keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await interactive(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();

  const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    // After the last link the focus may be on the browser's own controls; the active element is the body then.
    const outside = await page.evaluate(() => document.activeElement?.tagName);
    expect((await inside()) || outside === 'BODY').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a question is opened and closed by keys', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('summary', { hasText: 'Which startups are eligible?' }).focus();
  await page.keyboard.press('Enter');
  const answer = page.getByText('Startups at pre-seed or seed stage that have an MVP');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('seasons are chosen and the search is typed without a mouse', async ({ page }) => {
  await page.goto('/startups');
  await interactive(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  const tag = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tag('All')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(tag('Season 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/startups?season=1');
  await expect(page.getByRole('main').getByText('Season 2', { exact: true })).toHaveCount(1); // only the filter has this text
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('zz-nothing');
  await expect(page.getByText('No startup matches.')).toBeVisible();
});

test('the login dialog takes the focus and gives it back', async ({ page }) => {
  await page.goto('/startups/zrno');
  await interactive(page);
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await follow.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(follow).toBeFocused();
});

test('the first Tab stop of every page skips the header', async ({ page }) => {
  await page.goto('/about');
  await interactive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
