import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { chooseDay, chooseTime, openScheduling, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

test('both sides of a session prepare it, take notes and keep private ones', async ({
  page,
  make,
  signIn,
  openBeside,
  expectInConsole,
}) => {
  expectInConsole(/status of 409 .*topics/);
  const founder = await make.founder();
  const mentor = await make.mentorOf(founder.startup);
  await signIn(mentor);
  const desk = await openBeside(founder);

  await test.step('When a founder books a session and writes its agenda', async () => {
    const dialog = await openScheduling(desk, founder.startup.id);
    await chooseDay(dialog, upcomingDay(3));
    await chooseTime(dialog, 2);
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
    await desk.getByRole('link', { name: /^Agenda and notes/ }).click();
    await expect(desk.getByRole('heading', { level: 1, name: /^Session with/ })).toBeVisible();
    await desk.getByLabel('What would you like to talk about?').fill('Pricing <b>now</b>\nHiring');
    await save(desk, 'Agenda of this session');
    await expect(desk.getByText(/^Last edited by Ünal/)).toBeVisible();
    await expectAccessibleHere(desk);
  });

  await test.step('Then the mentor is notified, and reads the agenda', async () => {
    await page.goto('/notifications');
    await page.getByRole('link', { name: /wrote an agenda for your session/ }).press('Enter');
    await expect(page.getByText('Pricing <b>now</b>')).toBeVisible();
    await expect(page.getByLabel('What would you like to talk about?')).toHaveCount(0);
  });

  await test.step('When the mentor writes a shared note, a private note and an action item', async () => {
    await page.getByLabel('Your shared note').fill('Read https://book.example first.');
    await save(page, 'Notes');
    await page.getByLabel('Your private note').fill('They are nervous.');
    await save(page, 'Notes', 1);
    await page.getByRole('button', { name: 'Add action item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add action item' });
    await dialog.getByLabel('What needs to be done?').fill('Send the numbers');
    await dialog.getByLabel('Who will do it?').selectOption({ index: 1 });
    await dialog.getByLabel('By when?').fill('2030-03-20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/, by Wednesday, March 20$/)).toBeVisible();
    await expectAccessibleHere(page);
  });

  await test.step('Then the founder is notified of the action item, and reads only the shared note', async () => {
    const meeting = desk.url();
    await desk.goto('/notifications');
    await desk.getByRole('link', { name: /new action item.*Send the numbers/ }).press('Enter');
    await expect(desk).toHaveURL(meeting);
    await expect(desk.getByText('Read https://book.example first.')).toBeVisible();
    await expect(desk.getByText('They are nervous.')).toHaveCount(0);
    await desk.getByRole('checkbox', { name: /^Send the numbers/ }).press('Space');
    await expect(desk.getByRole('checkbox')).toBeChecked();
  });

  await test.step('When two tabs change the agenda, then the later one sees both texts before it overwrites', async () => {
    const tab = await desk.context().newPage();
    await tab.goto(desk.url());
    await tab.getByLabel('What would you like to talk about?').fill('Fundraising');
    await desk.getByLabel('What would you like to talk about?').fill('Only hiring');
    await save(desk, 'Agenda of this session');
    await tab.getByRole('button', { name: 'Save' }).first().click();
    await expect(
      tab.getByRole('alert').filter({ hasText: /^This has changed in the meantime/ }),
    ).toBeVisible();
    await expect(tab.getByText('Only hiring')).toBeVisible();
    await tab.getByRole('button', { name: 'Save my version' }).click();
    await expect(tab.getByRole('button', { name: 'Save my version' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('Fundraising')).toBeVisible();
    await expect(page.getByLabel('Your private note')).toHaveValue('They are nervous.');
  });
});

/** Saves one of the texts of a card. @param index of the text, from the top */
async function save(page: Page, card: string, index = 0): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => /\/(topics|notes\/\w+)$/.test(answer.url()) && answer.ok(),
  );
  const region = page.getByRole('region', { name: card });
  await region.getByRole('button', { name: 'Save' }).nth(index).click();
  await saved;
}
