import { isMissing, type Params, type RemoteRoute, type RootState } from 'shared-ui';

import { readOwnStartup } from './startup.endpoints';

/** The title of all pages of a startup that does not exist, or whose team the reader is not on. */
export const STARTUP_NOT_FOUND = 'Startup Not Found';

/** The head of a page of a startup. Its title is STARTUP_NOT_FOUND when the api does not find the startup. */
export function startupHead(title: string): NonNullable<RemoteRoute['head']> {
  return (state: RootState, { startupId = '' }: Params) => {
    const { error } = readOwnStartup.select({ startupId })(state);
    return { title: isMissing(error) ? STARTUP_NOT_FOUND : title };
  };
}
