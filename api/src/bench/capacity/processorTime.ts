import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second on every machine. */
const TICK_MS = 10;

/**
 * Processor time in milliseconds of a process and its descendants, including those that have exited. Linux only, like
 * `processMemory`.
 */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return 0; // it has ended meanwhile
  // The name in parentheses may contain anything; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const theirs = await Promise.all(list.split(' ').filter(Boolean).map(Number).map(processorTime));
  return theirs.reduce((sum, each) => sum + each, own);
}
