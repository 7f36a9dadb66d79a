import { useWatchedSteps } from 'shared-ui';

/**
 * A form with unsaved words has put a second entry for its page on the history. Back passes it at one press on every
 * page, also on one that was loaded again and has opened no form since.
 */
export function StepWatch() {
  useWatchedSteps();
  return null;
}
