import type { Page } from '@playwright/test';
import type { Visit } from 'contract/trial';

/**
 * Waits for all of the page, or for the card that takes its place.
 * @param timeout milliseconds
 */
export async function arrived(page: Page, { remote }: Visit, timeout: number): Promise<void> {
  const isHere = (name: string | undefined) => {
    const drawn = (document.getElementById('root')?.textContent ?? '').trim() !== '';
    const failed = document.querySelector('main [role="alert"]') !== null;
    return drawn && (name === undefined || failed || Boolean(window.__MFE__?.loaded[name]));
  };
  await page.waitForFunction(isHere, remote, { timeout });
  await hydrateSections(page, timeout);
}

/**
 * Gives every section that waits for a need of code one: what its code does is tried too. They listen only once
 * the page around them is React's, so they are asked until they have answered.
 */
async function hydrateSections(page: Page, timeout: number): Promise<void> {
  const areHydrated = () => {
    const sections = document.querySelectorAll('[data-deferred]');
    for (const section of sections) section.dispatchEvent(new Event('error')); // as of a lost picture
    return sections.length === 0;
  };
  await page.waitForFunction(areHydrated, undefined, { timeout });
}
