import { type Browser, chromium } from '@playwright/test';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';
import { useBrowser } from '../support/environment';

/**
 * Starts the browser of the journeys, and sets CHROMIUM_PATH for the commands that the bench starts.
 * @throws Error when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env);
  if (!found) throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  useBrowser(found.path);
  return chromium.launch(launchOptions(found.path));
}
