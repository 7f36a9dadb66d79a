import { useSyncExternalStore } from 'react';
import { useLiveContent } from 'shared-ui/core';

import { eachSecond } from './ticker';

/**
 * Looks once a second; the component renders again when there is something else to see. A page that
 * holds one hydrates at once.
 * @param now what is to be seen, by the reader's clock
 * @param prerendered what a prerendered page shows first
 */
export function useEachSecond<Seen>(now: () => Seen, prerendered: () => Seen): Seen {
  useLiveContent();
  return useSyncExternalStore(eachSecond, now, prerendered);
}
