import { useWatchedSteps } from 'shared-ui';

/**
 * A form with unsaved text has added a second history entry for its page. One press on Back skips it on every page,
 * also on one that was reloaded and has opened no form since.
 */
export function StepWatch() {
  useWatchedSteps();
  return null;
}
