import { expect, test } from '../support/test';

test('a remote whose files are missing affects only its own pages', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/remote-founder/);
  const founder = await make.founder();
  await signIn(founder);
  await page.route('**/releases/remote-founder/**', (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );

  await test.step('When they open a page of the founder remote, then a card explains the failure', async () => {
    await page.goto('/my/startups');
    await expect(page.getByRole('heading', { name: 'We lost the picture' })).toBeVisible();
  });

  await test.step('Then another remote still works', async () => {
    await page.goto('/account/settings');
    await expect(page.getByLabel('Bio')).toBeVisible();
  });

  await test.step('When the files are available again, then "Try again" loads the page', async () => {
    await page.goto('/my/startups');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/releases/remote-founder/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: new RegExp(founder.startup.name) })).toBeVisible();
  });
});
