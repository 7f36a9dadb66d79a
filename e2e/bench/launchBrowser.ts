import { type Browser, chromium } from '@playwright/test';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';

/**
 * The browser of the journeys, for a bench and, in CHROMIUM_PATH, for the commands that it starts.
 * @throws Error when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env);
  if (!found) throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = found.path;
  return chromium.launch(launchOptions(found.path));
}
