import { type AppStore, programmeCalls } from 'shared-ui';

/** Prefetches the landing's programme data besides the site's part, before prerendering. */
export const landingData = ({ dispatch }: AppStore) =>
  dispatch(programmeCalls.endpoints.readLanding.initiate(undefined, { subscribe: false }));

/** Prefetches the responsible company, for pages with legal texts. */
export const legalData = ({ dispatch }: AppStore) =>
  dispatch(programmeCalls.endpoints.readLegal.initiate(undefined, { subscribe: false }));
