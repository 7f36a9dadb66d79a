import { isMissing, type Params, type RemoteRoute, type RootState } from 'shared-ui';

import { readOwnStartup } from './startup.endpoints';

/** Stands in place of every page of a startup for those who are not on its team. */
export const STARTUP_NOT_FOUND = 'Startup Not Found';

/** The head of a page of one startup; it says so when the startup does not exist. */
export function startupHead(title: string): NonNullable<RemoteRoute['head']> {
  return (state: RootState, { startupId = '' }: Params) => {
    const { error } = readOwnStartup.select({ startupId })(state);
    return { title: isMissing(error) ? STARTUP_NOT_FOUND : title };
  };
}
