import type { Page } from '@playwright/test';

/**
 * Faults that hide the frame or the page from the reader. On some pages the header appears on scroll: it is scrolled
 * into view for this check.
 */
export async function frameFaults(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => {
    const header = document.querySelector<HTMLElement>('header[data-shown]');
    const { shown } = header?.dataset ?? {};
    if (header) [header.dataset.shown, header.inert] = ['true', false];
    return shown;
  });
  await page.evaluate(() => {
    const moving = document.querySelector('header')?.getAnimations({ subtree: false }) ?? [];
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const faults = await page.evaluate(hiddenRegions);
  await page.evaluate((shown) => {
    const header = document.querySelector<HTMLElement>('header[data-shown]');
    if (header) [header.dataset.shown, header.inert] = [shown, shown === 'false'];
  }, before);
  return faults;
}

/** Runs in the page: it must not use names from outside. */
function hiddenRegions(): string[] {
  const header = document.querySelector('header[data-shown]');
  if (!header) return ['the header is gone'];
  const faults: string[] = [];
  const { left, top, width, height } = header.getBoundingClientRect();
  const isSeen = header.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const onTop = [0.05, 0.3, 0.5, 0.7, 0.95].filter((packageName) => {
    const found = document.elementFromPoint(left + width * packageName, top + height / 2);
    return found !== null && header.contains(found);
  });
  if (!isSeen || width < 200 || height < 20) faults.push('the header is hidden');
  else if (onTop.length < 4) faults.push('something lies over the header');

  const content = document.getElementById('content');
  const isThere = content?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isThere || content!.getBoundingClientRect().height < 20) faults.push('the page is hidden');

  const parts = [0.15, 0.35, 0.5, 0.65, 0.85];
  const points = parts.flatMap((x) => parts.map((y) => [x * innerWidth, y * innerHeight] as const));
  const covers = points.map(([x, y]) => {
    let one = document.elementFromPoint(x, y);
    while (one && !/^(fixed|sticky)$/.test(getComputedStyle(one).position)) one = one.parentElement;
    return one;
  });
  const [cover] = covers;
  if (cover && covers.every((one) => one === cover))
    faults.push('something lies over the whole page');
  return faults;
}
