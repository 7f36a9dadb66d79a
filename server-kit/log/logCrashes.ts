import type { Logger } from 'pino';

/**
 * Logs an uncaught fault like any other before the process exits. Node itself would print the error with all its data.
 */
export function logCrashes(log: Logger): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'The process ends because of an unexpected error.');
    log.flush(() => process.exit(1));
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
