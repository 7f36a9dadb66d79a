import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

test('a change in the settings appears on the public page', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  const slug = `${founder.startup.slug}-nova`;
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/settings`);

  await edit(page, 'Edit Startup Name', 'Edit Startup Name', 'Startup Name', 'Žar Đerdap');
  await edit(page, 'Edit Industry', 'Edit Industry', 'Industry', 'Climate');
  await edit(page, 'Edit Description', 'Edit Description', 'Description', 'Warm homes, no smoke.');
  await edit(page, 'Edit Social Links', 'Edit Social Links', 'Website', 'https://zar.example/');
  await edit(page, 'Edit Public Link', 'Edit Public URL', 'Public URL', slug);

  await page.goto(`/startups/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Žar Đerdap' })).toBeVisible();
  await expect(page.getByText('Warm homes, no smoke.').first()).toBeVisible();
  await expect(page.getByText('Climate').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'zar.example' })).toHaveAttribute(
    'href',
    'https://zar.example/',
  );

  await test.step('Then the former address redirects to the new one', async () => {
    await page.goto(`/startups/${founder.startup.slug}`);
    await expect(page).toHaveURL(`/startups/${slug}`);
  });
});

test('text typed into a setting is not discarded by accident', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/settings`);
  await page.getByRole('button', { name: 'Edit Description' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Description' });
  await dialog.getByLabel('Description').fill('A long story');

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('A long story');

  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('A long story');
});

async function edit(page: Page, button: string, title: string, field: string, value: string) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(field).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}
