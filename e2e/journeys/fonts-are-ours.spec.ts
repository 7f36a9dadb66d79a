import { foreignTexts, openDevTools } from '../support/ownFonts';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('a character that our fonts do not contain is found, in text, fields and headlines', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const devTools = await openDevTools(page);
  await expect.poll(() => foreignTexts(devTools)).toEqual([]);

  await page.evaluate(() => {
    document.querySelector('h1')!.append(' →');
    document.querySelector('main p')!.append(' 中');
    document.querySelector('label')!.append(' 🚀');
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('ﷺ');
  await expect
    .poll(async () => (await foreignTexts(devTools)).map((text) => text.match(/[→中🚀ﷺ]/u)?.[0]))
    .toEqual(expect.arrayContaining(['→', '中', '🚀', 'ﷺ']));
});

test('a font file of special characters loads only on pages that show them', async ({ page }) => {
  const signs: string[] = [];
  page.on('response', (answer) => {
    const sign = /noto-[a-z-]+-(\d|symbols)-wght/.exec(answer.url());
    if (sign) signs.push(sign[1]!);
  });
  for (const [path, sign] of [['/faq'], ['/about'], ['/comingsoon', '3']] as const) {
    signs.length = 0;
    await page.goto(path);
    await waitForIdle(page);
    await expect.poll(() => signs, `signs of ${path}`).toEqual(sign ? [sign] : []);
  }
});
