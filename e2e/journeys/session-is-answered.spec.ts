import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { staff } from '../support/staff';
import { expect, test } from '../support/test';

/** A line of `npm run admin -- meetings disputed` and `meetings feedback`. */
interface Line {
  id: number;
  comment?: string;
  [column: string]: unknown;
}

// Nobody can book in the past, so this is a session of the demo programme, which began weeks ago.
test('after a session each side reports its outcome, and staff see contradictions', async ({
  page,
  make,
  signIn,
  openBeside,
}) => {
  const mark = String(Date.now());
  await signIn(await make.ofDemo('mentor'));
  const desk = await openBeside(await make.ofDemo('founder'));
  let id = 0;

  await test.step('When the mentor reports that it took place, and adds an action item and a private note', async () => {
    await page.goto('/my/mentorships/agenda');
    const recent = page.getByRole('region', { name: 'Recent sessions' });
    await recent.getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Session with Zrno/ })).toBeVisible();
    id = Number(page.url().split('/').at(-1));
    await page.getByRole('button', { name: 'It took place' }).press('Enter');
    await expect(page.getByText(/^You said: it took place\./)).toBeVisible();
    await page.getByLabel('Your private note').fill(`Not ready to raise ${mark}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/notes/private') && answer.ok(),
    );
    await notes.getByRole('button', { name: 'Save' }).last().press('Enter');
    await saved;
    await giveFeedback(page, '5', `Bring the numbers ${mark}`);
    await addAction(page, `Call three customers ${mark}`);
    await expectAccessibleHere(page);
  });

  await test.step('Then a founder sees the action item but neither note nor feedback, and reports the opposite', async () => {
    await desk.goto('/my/startups');
    await desk.getByRole('main').getByRole('link', { name: /Zrno/ }).first().press('Enter');
    await desk.waitForURL(/startups\/\d+$/);
    await desk.goto(`${desk.url()}/meetings/${id}`);
    const task = desk.getByRole('checkbox', { name: `Call three customers ${mark}` });
    await expect(task).toBeVisible();
    await expect(desk.getByText(/it took place\./)).toHaveCount(0);
    for (const secret of [`Not ready to raise ${mark}`, `Bring the numbers ${mark}`])
      expect(await desk.content()).not.toContain(secret);
    await desk.getByRole('button', { name: 'It did not' }).press('Enter');
    await expect(desk.getByText(/^Your team said: it did not take place\./)).toBeVisible();
    await giveFeedback(desk, '2', `Nobody came ${mark}`);
    await task.press('Space');
    await expect(task).toBeChecked();
    await expectAccessibleHere(desk);
  });

  await test.step('Then staff read the contradiction and the feedback of both, but no notes', async () => {
    const disputed = await staff<Line[]>('meetings', 'disputed', '--days', '30');
    expect(disputed.find((line) => line.id === id)).toMatchObject({
      startup: 'zrno',
      'mentor says': 'it took place',
      'founders say': 'it did not',
    });
    const feedback = await staff<Line[]>('meetings', 'feedback', '--days', '30');
    const comments = feedback.map(({ comment }) => comment);
    expect(comments).toContain(`Bring the numbers ${mark}`);
    expect(comments).toContain(`Nobody came ${mark}`);
    expect(JSON.stringify([disputed, feedback])).not.toContain('Not ready to raise');
  });

  await test.step('When the mentor corrects the report, then the contradiction is gone, and the action item is done', async () => {
    await page.getByRole('button', { name: 'It did not' }).press('Enter');
    await expect(page.getByText(/^You said: it did not take place\./)).toBeVisible();
    const disputed = await staff<Line[]>('meetings', 'disputed', '--days', '30');
    expect(disputed.map((line) => line.id)).not.toContain(id);
    await page.reload();
    const task = page.getByRole('checkbox', { name: `Call three customers ${mark}` });
    await expect(task).toBeChecked();
    expect(await page.content()).not.toContain(`Nobody came ${mark}`);
    await expect(page.getByLabel('Your private note')).toHaveValue(`Not ready to raise ${mark}`);
    await removeAction(page, `Call three customers ${mark}`);
  });
});

async function giveFeedback(page: Page, usefulness: string, comment: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Your feedback' });
  await card.getByRole('radio', { name: usefulness }).check();
  await card.getByLabel(/^What could be better/).fill(comment);
  await card.getByRole('button', { name: 'Save feedback' }).press('Enter');
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
}

async function addAction(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add action item' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add action item' });
  await dialog.getByLabel('What needs to be done?').fill(text);
  await dialog.getByLabel('Who will do it?').selectOption({ index: 1 });
  await dialog.getByLabel('By when?').fill('2035-03-20');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** A session has up to thirty action items. Removing one lets the test run often on the demo programme. */
async function removeAction(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: `Remove: ${text}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText(text)).toHaveCount(0);
}
