import { existsSync, statSync } from 'node:fs';

const POLL_INTERVAL_MS = 1_000;

/** Detects that all suites are finished, even if their runner has not noticed. */
interface Watch {
  /** Aborted when they are. */
  signal: AbortSignal;
  stop(): void;
}

/**
 * Suites are finished when each has written its file, and no further output follows. A process that hangs after its
 * last test would block the run.
 * @param limitMs how long there must be no output, in milliseconds
 */
export function untilOver(files: readonly string[], limitMs: number): Watch {
  const over = new AbortController();
  const timer = setInterval(() => {
    if (!files.every((file) => existsSync(file))) return;
    const written = Math.max(...files.map((file) => statSync(file).mtimeMs));
    if (Date.now() - written > limitMs) over.abort();
  }, POLL_INTERVAL_MS);
  return { signal: over.signal, stop: () => clearInterval(timer) };
}
