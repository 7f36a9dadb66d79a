export { createLogger } from './createLogger';
export { describeError, OperatorError } from './describeError';
export { LOGGED_FIELDS } from './fields';
export { logCrashes } from './logCrashes';
