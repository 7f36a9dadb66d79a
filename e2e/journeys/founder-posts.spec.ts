import { callApi } from '../support/callApi';
import { expect, test } from '../support/test';

test('a founder posts an update and edits it, the mentor reads it, the founder deletes it', async ({
  page,
  make,
  signIn,
  openBeside,
}) => {
  const founder = await make.founder();
  const mentor = await make.mentorOf(founder.startup);
  await signIn(founder);

  await test.step('When the founder posts an update, then the list shows it', async () => {
    await page.goto('/my/startups');
    await page.getByRole('link', { name: new RegExp(founder.startup.name) }).click();
    await expect(page).toHaveURL(`/my/startups/${founder.startup.id}`);
    await expect(page.getByRole('button', { name: 'Post Update' })).toBeDisabled();
    await page
      .getByRole('textbox', { name: 'Share an update...' })
      .fill('Prvi komplet je prežive mraz.');
    await page.getByRole('button', { name: 'Post Update' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Prvi komplet je prežive mraz.' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Share an update...' })).toHaveValue('');
  });

  await test.step('When the founder corrects a word, then the update is marked as edited', async () => {
    const update = page.getByRole('listitem').filter({ hasText: 'Prvi komplet' });
    await update.hover();
    await update.getByRole('button', { name: 'Edit update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Update' });
    await dialog.getByRole('textbox').fill('Prvi komplet je preživeo mraz.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(update).toContainText('Prvi komplet je preživeo mraz.');
    await expect(update.getByText('Edited')).toBeVisible();
  });

  await test.step('Then the mentor sees the update', async () => {
    const desk = await openBeside(mentor);
    await desk.goto('/my/mentorships');
    await desk.getByRole('link', { name: new RegExp(founder.startup.name) }).click();
    await expect(desk.getByText('Prvi komplet je preživeo mraz.')).toBeVisible();
    await expect(desk.getByText('Edited')).toBeVisible();
  });

  await test.step('When the founder deletes it, then the list no longer shows it', async () => {
    const update = page.getByRole('listitem').filter({ hasText: 'Prvi komplet je preživeo mraz.' });
    await update.hover();
    await update.getByRole('button', { name: /delete/i }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Update' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete this update? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Prvi komplet je preživeo mraz.')).toBeHidden();
  });
});

test('older updates load on scrolling down', async ({ page, make, signIn, request }) => {
  const founder = await make.founder();
  const { post } = callApi(request, founder);
  for (let day = 1; day <= 11; day += 1) {
    const update = { update: `Day ${day}`, title: 'Update' };
    await post(`/api/startups/${founder.startup.id}/updates`, update);
  }
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}`);
  await expect(page.getByText('Day 11', { exact: true })).toBeVisible();
  await page.getByText('Day 2', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Day 1', { exact: true })).toBeVisible();
});
