import { existsSync, statSync } from 'node:fs';

const POLL_INTERVAL_MS = 1_000;

/**
 * Suites are finished when each has written its file, and no further output follows. A process that hangs after its
 * last test would block the run.
 * @param limitMs how long there must be no output, in milliseconds
 * @returns a signal that is aborted then
 */
export function untilOver(
  files: readonly string[],
  limitMs: number,
): { signal: AbortSignal; stop(): void } {
  const over = new AbortController();
  const timer = setInterval(() => {
    if (!files.every((file) => existsSync(file))) return;
    const written = Math.max(...files.map((file) => statSync(file).mtimeMs));
    if (Date.now() - written > limitMs) over.abort();
  }, POLL_INTERVAL_MS);
  return { signal: over.signal, stop: () => clearInterval(timer) };
}
