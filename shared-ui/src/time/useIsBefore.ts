import { now } from 'shared-ui/core';

import { useEachSecond } from './useEachSecond';

/**
 * Whether a moment is still to come; the component renders again when it has. A prerendered
 * page says no.
 * @param moment ISO text with a zone
 */
export const useIsBefore = (moment: string): boolean =>
  useEachSecond(
    () => now() < Date.parse(moment),
    () => false,
  );
