import type { Params, RemoteRoute, RootState } from 'shared-ui';

import { isMissing } from './isMissing';
import { readOwnStartup } from './startup.endpoints';

/** What stands in place of every page of a startup that its reader is not on the team of. */
export const STARTUP_NOT_FOUND = 'Startup Not Found';

/** The title of a page of one startup, which says so where there is no such startup. */
export const startupTitle = (title: string): Pick<RemoteRoute, 'title' | 'head'> => ({
  title,
  head(state: RootState, { startupId = '' }: Params) {
    const { error } = readOwnStartup.select({ startupId })(state);
    return { title: isMissing(error) ? STARTUP_NOT_FOUND : title };
  },
});
