import type { Params, RemoteRoute, RootState } from 'shared-ui';

import { isMissing } from './isMissing';
import { readOwnStartup } from './startup.endpoints';

/** What stands in place of every page of a startup that its reader is not on the team of. */
export const STARTUP_NOT_FOUND = 'Startup Not Found';

/** The head of a page of one startup, which says so where there is no such startup. */
export function startupHead(title: string): NonNullable<RemoteRoute['head']> {
  return (state: RootState, { startupId = '' }: Params) => {
    const { error } = readOwnStartup.select({ startupId })(state);
    return { title: isMissing(error) ? STARTUP_NOT_FOUND : title };
  };
}
