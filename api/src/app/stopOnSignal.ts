const LONGEST = 4_500; // ms

/**
 * Finishes what is under way on SIGTERM, on Ctrl-C or when the process that started this one is gone,
 * and gives up waiting before 5 seconds.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const handle = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, handle);
}
