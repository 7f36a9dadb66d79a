import { readFileSync } from 'node:fs';

/** Linux counts processor time in USER_HZ, which is a fixed part of its interface. */
const TICK_MS = 10;

/**
 * Processor time in milliseconds that a process has used. Undefined when it has exited, and on systems that do not
 * report it.
 */
export function processorTime(pid: number): number | undefined {
  try {
    // The name ends at the last parenthesis and may contain anything (proc(5): utime and stime are fields 14 and 15).
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return (user! + system!) * TICK_MS;
  } catch {
    return undefined;
  }
}
