import type { Drain } from './Drain';

interface Stop {
  drain: Pick<Drain, 'begin' | 'skip'>;
  /** Closes everything that the process holds. */
  stop(): Promise<unknown>;
  /** How long `stop` may take after draining. */
  graceMs: number;
  /** The exit code when `stop` takes longer. */
  lateCode: number;
}

/**
 * Finishes the work in progress on SIGTERM, on Ctrl-C, or when the parent process has exited. Under a supervisor the
 * process drains first, because there are balancers. Ctrl-C skips the drain, because a person waits.
 */
export function stopOnSignal({ drain, stop, graceMs, lateCode }: Stop): void {
  let stopping = false;
  const end = async (isRenewed: boolean) => {
    if (!isRenewed) drain.skip();
    if (stopping) return;
    stopping = true;
    if (isRenewed) await drain.begin();
    setTimeout(() => process.exit(lateCode), graceMs).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.on(signal, () => void end(signal === 'SIGTERM'));
}
