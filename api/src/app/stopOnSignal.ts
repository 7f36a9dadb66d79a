/**
 * Finishes what is under way on SIGTERM, on Ctrl-C or when the process that started this one is gone.
 * @param graceMs after which it gives up waiting
 */
export function stopOnSignal(stop: () => Promise<void>, graceMs: number) {
  let stopping = false;
  const handle = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, handle);
}
