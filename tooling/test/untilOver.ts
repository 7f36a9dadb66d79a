import { existsSync, statSync } from 'node:fs';

const POLL_INTERVAL_MS = 1_000;

/** Tells when suites are over, whether what runs them has noticed or not. */
export interface Watch {
  /** Aborted once they are. */
  signal: AbortSignal;
  stop(): void;
}

/**
 * Suites are over when each has left its file, and nothing was written since: a process that hangs after its
 * last test holds up whoever waits for it.
 * @param limitMs how long nothing is written, milliseconds
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
