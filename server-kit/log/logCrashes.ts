import type { Logger } from 'pino';

/**
 * A fault that nobody caught ends the process, as it does without this, but is logged like any
 * other: Node itself would print the error with all it holds.
 */
export function logCrashes(log: Logger): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'crashed');
    log.flush(() => process.exit(1));
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
