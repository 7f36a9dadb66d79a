import { allowPreview, copyOfStable, offered } from '../support/mockRelease';
import { loadedIn } from '../support/moveTo';
import { expect, test } from '../support/test';

const LOCAL = 'http://localhost:45678';

test('a link shows another release, for this tab, until it is reset', async ({ page, request }) => {
  const [stable] = await offered(request, 'remote-public');
  const release = await copyOfStable(request, 'remote-public', (text) =>
    text.replaceAll('Get to know the heroes', 'Come and see the heroes'),
  );
  await allowPreview(page, release);
  const heading = page.getByRole('heading', { level: 1 });
  const badge = page.getByRole('complementary', { name: 'Preview' });

  await test.step('When they open the link, then the other release is shown, and a badge names it', async () => {
    await page.goto(`/startups?mfe=remote-public@${release.id}`);
    await expect(heading).toContainText('Come and see the heroes');
    await expect(badge).toContainText(`1 override`);
    await expect(badge).toContainText(
      new RegExp(`remote-public ${release.id}, until .*\\d:\\d\\d`),
    );
  });

  await test.step('Then a page that was prerendered by the stable release is rendered by the other one', async () => {
    await page.goto('/startups');
    await expect(heading).toContainText('Come and see the heroes');
    expect((await loadedIn(page))['remote-public']).toBe(release.id);
  });

  await test.step('When they reset the preview, then the stable release is shown', async () => {
    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(heading).toContainText('Get to know the heroes');
    await expect(badge).toBeHidden();
    await expect.poll(async () => (await loadedIn(page))['remote-public']).toBe(stable!.id);
  });
});

test('a preview link does not show a release that was tampered with', async ({
  page,
  request,
  expectInConsole,
}) => {
  expectInConsole(/integrity|remote-public/);
  const release = await copyOfStable(request, 'remote-public');
  release.files.set(release.entry, `${release.files.get(release.entry)};alert(1)`);
  await allowPreview(page, release);

  await page.goto(`/faq?mfe=remote-public@${release.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
    'failed, showing',
  );
});

for (const [query, sentence] of [
  ['remote-nope@1.0.0-aaaaaaaa', "There is no package 'remote-nope' here"],
  ['remote-public@9.9.9-ffffffff', 'remote-public 9.9.9-ffffffff needs a link that allows it'],
  ['remote-public@9.9.9-ffffffff~1.2.3', 'This link may not show remote-public 9.9.9-ffffffff.'],
  ['remote-public@https://evil.example', "'https://evil.example' is no release of remote-public."],
] as const) {
  test(`a preview link to ${query} is refused with a message on a working page`, async ({
    page,
  }) => {
    await page.goto(`/faq?mfe=${encodeURIComponent(query)}`);
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(sentence);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await badge.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(badge).toBeHidden();
  });
}

test('a developer sees code from their own machine, also after a reload of the tab', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/Missing "?integrity|preload/);
  const headers = { 'access-control-allow-origin': '*' };
  const body = LOCAL_REMOTE;
  await page.route(`${LOCAL}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers, body }),
  );
  await page.goto(`/faq?mfe=remote-public@${LOCAL}`);
  await expect(page.getByText('From my machine')).toBeVisible();

  await page.goto('/about');
  await expect(page.getByText('From my machine')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('1 override');
});

/** The smallest possible remote: one page for every address. */
const LOCAL_REMOTE = `
  const page = Object.assign(() => 'From my machine', { load: async () => {}, forget() {} });
  const routes = ['/faq', '/about'].map((path) => ({ path, title: 'x', page }));
  var remote_public__dev = { init() {}, get: async () => () => ({ routes }) };`;
