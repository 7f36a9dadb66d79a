import type { Drain } from './Drain';

interface Stop {
  drain: Pick<Drain, 'begin' | 'skip'>;
  /** Ends what the process holds. */
  stop(): Promise<unknown>;
  /** After which it is no longer waited for, once callers went elsewhere. */
  graceMs: number;
  /** What the process ends with then. */
  lateCode: number;
}

/**
 * Finishes what is under way on SIGTERM, on Ctrl-C or when the process that started this one is gone. Callers go
 * elsewhere first where a supervisor has balancers around it; Ctrl-C is somebody who waits.
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
