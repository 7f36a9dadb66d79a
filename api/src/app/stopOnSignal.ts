/** What is done when a process is told to stop. */
interface Stop {
  /** Lets callers go elsewhere first: a supervisor has balancers around it, Ctrl-C is somebody who waits. */
  drain(): Promise<void>;
  /** Ends that wait: Ctrl-C after all. */
  skip(): void;
  stop(): Promise<void>;
}

/**
 * Finishes what is under way on SIGTERM, on Ctrl-C or when the process that started this one is gone.
 * @param graceMs after which it gives up waiting, once callers went elsewhere
 */
export function stopOnSignal({ drain, skip, stop }: Stop, graceMs: number) {
  let stopping = false;
  const end = async (isRenewed: boolean) => {
    if (isRenewed) await drain();
    setTimeout(() => process.exit(1), graceMs).unref();
    await stop();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.on(event, () => {
      if (event !== 'SIGTERM') skip();
      if (stopping) return;
      stopping = true;
      end(event === 'SIGTERM').then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}
