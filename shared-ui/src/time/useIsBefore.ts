import { useSyncExternalStore } from 'react';

import { eachSecond } from './ticker';

/**
 * Whether a moment is still to come; the component renders again when it has. A prerendered
 * page says no.
 * @param moment ISO text with a zone
 */
export const useIsBefore = (moment: string): boolean =>
  useSyncExternalStore(
    eachSecond,
    () => Date.now() < Date.parse(moment),
    () => false,
  );
