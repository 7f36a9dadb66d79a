import type { Page } from '@playwright/test';

import { waitForIdle } from './waitForIdle';

/** The bytes of a cold visit, as transferred; never a time. */
export interface Weight {
  html: number;
  /** Style rules inside the document, before compression. */
  css: number;
  /** Scripts for a visitor who only reads. */
  js: number;
  /** Scripts after the first interaction. */
  jsTouched: number;
  fonts: number;
  pictures: number;
}

/** Opens an address and sums up all bytes until the page is idle. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, js: 0, jsTouched: 0, fonts: 0, pictures: 0 };
  const kinds: Record<string, keyof Weight> = {
    Document: 'html',
    Script: 'js',
    Font: 'fonts',
    Image: 'pictures',
  };
  const kindOf = new Map<string, keyof Weight>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type];
    if (kind) kindOf.set(requestId, kind);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  await page.goto(address);
  await waitForIdle(page);
  const html = await (await page.request.get(address)).text();
  for (const [, rules] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    weight.css += rules!.length;
  }
  const { js, ...others } = weight;
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2); // two moves, because the mouse may already be at the first position
  await waitForIdle(page);
  return { ...others, js, jsTouched: weight.js };
}
