import { type Browser, chromium } from '@playwright/test';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';
import { useBrowser } from '../support/environment';

/**
 * The browser of the journeys, for a bench and, in CHROMIUM_PATH, for the commands that it starts.
 * @throws Error when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env);
  if (!found) throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  useBrowser(found.path);
  return chromium.launch(launchOptions(found.path));
}
