import { expect, test } from '../support/test';

const TEXT = 'Zima je prošla, bašta radi.';
const SECOND = 'Prvi paradajz je zasađen.';

test('a text written while the api is down survives a reload and is posted once', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/ERR_|Failed to load/);
  const founder = await make.founder();
  await signIn(founder);
  const api = '**/api/{my,startups}/**';
  const box = page.getByRole('textbox', { name: 'Share an update...' });
  const post = page.getByRole('button', { name: 'Post Update' });

  await test.step('When all calls of the page fail, then the founder can still write', async () => {
    await page.route(api, (call) => call.abort('connectionreset'));
    await page.goto(`/my/startups/${founder.startup.id}`);
    await expect(page.getByRole('alert').first()).toContainText('Something went wrong');
    await box.fill(TEXT);
    await post.click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expect(box).toHaveValue(TEXT);
  });

  await test.step('When the response to a post is lost and the founder posts again, then there is one update', async () => {
    await page.unroute(api);
    await page.reload();
    await expect(box).toHaveValue(TEXT);
    await page.route('**/updates', async (call) => {
      if (call.request().method() !== 'POST') return call.continue();
      await call.fetch();
      await call.abort('connectionreset');
    });
    await post.click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await page.unroute('**/updates');

    await post.click();
    await expect(box).toHaveValue('');
    await page.reload();
    await expect(page.getByText(TEXT)).toHaveCount(1);
  });

  await test.step('When a response is lost once, then the page retries without an error, and there is one update', async () => {
    let sent = 0;
    await page.route('**/updates', async (call) => {
      if (call.request().method() !== 'POST' || ++sent > 1) return call.continue();
      await call.fetch();
      await call.abort('connectionreset');
    });
    await box.fill(SECOND);
    await post.click();
    await expect(box).toHaveValue('');
    expect(sent).toBe(2);
    await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(SECOND)).toHaveCount(1);
  });
});
