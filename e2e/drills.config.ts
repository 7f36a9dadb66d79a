import { defineConfig } from '@playwright/test';

import config from './playwright.config';

/** `npm run drill`: rebuilding packages takes minutes, so `npm test` leaves it out. */
export default defineConfig(config, { testDir: './drills', workers: 1 });
