export { createLogger } from './createLogger';
export { describeError, OperatorError } from './describeError';
export { logCrashes } from './logCrashes';
