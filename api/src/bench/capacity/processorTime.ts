import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/**
 * Milliseconds of processor that a process has used, and all that it started, also those that have ended since. Linux
 * only, as `processMemory` is.
 */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return 0; // it has ended meanwhile
  // The name in parentheses may hold anything; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const theirs = await Promise.all(list.split(' ').filter(Boolean).map(Number).map(processorTime));
  return theirs.reduce((sum, each) => sum + each, own);
}
