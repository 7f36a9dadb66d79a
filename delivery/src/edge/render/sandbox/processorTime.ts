import { readFileSync } from 'node:fs';

/** Of the clock in which Linux counts, whatever the machine: USER_HZ is part of its interface. */
const TICK_MS = 10;

/**
 * Milliseconds of a processor that a process has had. Undefined when it has ended, and on systems that
 * do not tell.
 */
export function processorTime(pid: number): number | undefined {
  try {
    // The name before the last parenthesis may hold anything (proc(5): utime and stime are 14 and 15).
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return (user! + system!) * TICK_MS;
  } catch {
    return undefined;
  }
}
