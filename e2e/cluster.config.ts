import { defineConfig } from '@playwright/test';

import config from './playwright.config';

const OWN_STORE = 'publishes into a store of its own, which an edge of its own shows';
const OWN_PRODUCT = 'starts a product of its own, which is told other things';
const NO_PRODUCT = 'opens no page of the product';

/** Journeys that cannot run against a product of several processes, each with its reason. */
const SKIPPED_JOURNEYS: Record<string, string> = {
  'api-is-checked': NO_PRODUCT,
  'components-look-as-before': NO_PRODUCT,
  'error-is-found': OWN_STORE,
  'person-uses-google': OWN_PRODUCT,
  'release-is-checked': OWN_STORE,
  'release-is-tried-slowly': NO_PRODUCT,
  'server-build-fails': OWN_STORE,
  'shell-fails': OWN_STORE,
  'shell-is-tried': OWN_STORE,
  'staff-opens-season-3': OWN_PRODUCT,
  'staff-previews-a-draft': OWN_PRODUCT,
  'tab-stays-open': OWN_STORE,
  'team-makes-a-remote': OWN_STORE,
  'team-previews-a-release': 'asks an edge that was told who publishes',
  'team-publishes': OWN_STORE,
  'visitor-decides-on-privacy': OWN_PRODUCT,
};

/** `npm run cluster -- journeys`: the journeys of several people against several processes. */
export default defineConfig(config, {
  testIgnore: Object.keys(SKIPPED_JOURNEYS).map((name) => `**/${name}.spec.ts`),
});
