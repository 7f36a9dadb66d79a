import { defineConfig } from '@playwright/test';

import config from './playwright.config';

const STORE = 'publishes into a store of its own, which an edge of its own shows';
const PRODUCT = 'starts a product of its own, which is told other things';
const NO_PRODUCT = 'opens no page of the product';

/** Journeys that a product of several processes cannot be asked for, each with its reason. */
const ALONE: Record<string, string> = {
  'api-is-checked': NO_PRODUCT,
  'components-look-as-before': NO_PRODUCT,
  'error-is-found': STORE,
  'person-uses-google': PRODUCT,
  'release-is-checked': STORE,
  'release-is-tried-slowly': NO_PRODUCT,
  'server-build-fails': STORE,
  'shell-fails': STORE,
  'shell-is-tried': STORE,
  'staff-opens-season-3': PRODUCT,
  'staff-previews-a-draft': PRODUCT,
  'tab-stays-open': STORE,
  'team-makes-a-remote': STORE,
  'team-previews-a-release': 'asks an edge that was told who publishes',
  'team-publishes': STORE,
  'visitor-decides-on-privacy': PRODUCT,
};

/** `npm run cluster -- journeys`: the journeys of several people at several processes. */
export default defineConfig(config, {
  testIgnore: Object.keys(ALONE).map((name) => `**/${name}.spec.ts`),
});
