import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

/** Bytes of all pictures of a page, as transferred, as a share of JPEGs for the same boxes. */
export async function pictureShare(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const travelled = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'image') return;
    travelled.set(request.url(), (await request.sizes()).responseBodySize);
  });
  await page.goto(url);
  await scrollThrough(page);

  let own = 0;
  let jpeg = 0;
  for (const { src, width, height } of await boxes(page)) {
    const picture = Buffer.from(await (await fetch(src)).arrayBuffer());
    const drawn = sharp(picture, { density: 96 }).resize({ width, height, fit: 'cover' });
    jpeg += (await drawn.flatten().jpeg({ quality: 80 }).toBuffer()).length;
    own += travelled.get(src) ?? picture.length;
  }
  await page.close();
  return own / jpeg;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((next) => setTimeout(next, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Each picture once, with the largest box that it fills. */
function boxes(page: Page) {
  return page.evaluate(() => {
    const found = new Map<string, { src: string; width: number; height: number }>();
    for (const { currentSrc: src, width, height } of document.images) {
      const known = found.get(src)?.width ?? 0;
      if (src && width > known && height > 0) found.set(src, { src, width, height });
    }
    return [...found.values()];
  });
}
