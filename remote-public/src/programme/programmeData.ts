import { type AppStore, programmeCalls } from 'shared-ui';

/** What the landing shows of the programme besides the site part, before it is prerendered. */
export const landingData = ({ dispatch }: AppStore) =>
  dispatch(programmeCalls.endpoints.readLanding.initiate(undefined, { subscribe: false }));

/** Who is responsible, for pages with legal texts. */
export const legalData = ({ dispatch }: AppStore) =>
  dispatch(programmeCalls.endpoints.readLegal.initiate(undefined, { subscribe: false }));
