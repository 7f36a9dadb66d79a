import type { Page } from '@playwright/test';
import type { Visit } from 'contract/trial';

/**
 * Waits until the whole page is there, or the card that replaces a failed one.
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
 * Hydrates every deferred section, because the publish checks try its code too. Sections listen only after React has
 * hydrated the page around them, so the event is repeated until all have reacted.
 */
async function hydrateSections(page: Page, timeout: number): Promise<void> {
  const areHydrated = () => {
    const sections = document.querySelectorAll('[data-deferred]');
    for (const section of sections) section.dispatchEvent(new Event('error')); // like a picture that fails to load
    return sections.length === 0;
  };
  await page.waitForFunction(areHydrated, undefined, { timeout });
}
