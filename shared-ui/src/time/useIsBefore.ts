import { now } from 'shared-ui/core';

import { useEachSecond } from './useEachSecond';

/**
 * Whether a moment is in the future; the component renders again when it has passed. False in a prerendered page.
 * @param moment ISO text with a zone
 */
export const useIsBefore = (moment: string): boolean =>
  useEachSecond(
    () => now() < Date.parse(moment),
    () => false,
  );
