import { useSyncExternalStore } from 'react';
import { useLiveContent } from 'shared-ui/core';

import { eachSecond } from './ticker';

/**
 * Computes a value once a second; the component renders again when it changes. Its page hydrates at once.
 * @param now computes the value by the reader's clock
 * @param prerendered computes the value for the first render of a prerendered page
 */
export function useEachSecond<Seen>(now: () => Seen, prerendered: () => Seen): Seen {
  useLiveContent();
  return useSyncExternalStore(eachSecond, now, prerendered);
}
