import type { Locator, Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { tabTo } from '../support/byKeyboard';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

const LONG = 'Warm homes without smoke, from the waste heat of data centres. '.repeat(7);

test('two founders edit one description: the later one reads both versions, by keyboard and on a phone', async ({
  page,
  make,
  signIn,
  openBeside,
  expectInConsole,
}) => {
  expectInConsole(/status of 409 .*my\/startups/);
  const [founder, friend] = [await make.founder(), await make.member('Ștefania')];
  await make.invite(founder, friend.email);
  const desk = await openBeside(friend);
  const letter = await letterTo(friend.email, /invites you to/);
  await desk.goto(letter.link('/invitation/accept'));
  await expect(desk.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
  await signIn(founder);
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = `/my/startups/${founder.startup.id}/settings`;
  const [mine, theirs] = [await openEdit(page, settings), await openEdit(desk, settings)];
  const saved = mine.getByRole('group', { name: 'Saved version' });

  await test.step('When the co-founder has saved first, then the founder reads what they would overwrite', async () => {
    await theirs.getByRole('textbox').fill(`Theirs. ${LONG}`);
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs).toBeHidden();

    await mine.getByRole('textbox').fill(`Mine. ${LONG}`);
    await mine.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(mine.getByRole('alert')).toContainText('This has changed in the meantime.');
    await expect(saved).toContainText('Theirs.');
    await expect(saved).toBeFocused();
    await expectAccessibleHere(page);
  });

  await test.step('When they press Enter again, then nothing is overwritten', async () => {
    await page.keyboard.press('Enter');
    await desk.reload();
    await expect(desk.getByText('Theirs.')).toBeVisible();
  });

  await test.step('When they save their own version by keyboard, then the co-founder reads it', async () => {
    await tabTo(page, mine.getByRole('button', { name: 'Use the saved version' }));
    await tabTo(page, mine.getByRole('button', { name: 'Save my version' }));
    await page.keyboard.press('Enter');
    await expect(mine).toBeHidden();
    await desk.reload();
    await expect(desk.getByText('Mine.')).toBeVisible();
  });
});

async function openEdit(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit Description' }).click();
  return page.getByRole('dialog', { name: 'Edit Description' });
}
