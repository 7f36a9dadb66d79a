import { readFile } from 'node:fs/promises';

/**
 * Memory of a process and its descendants in bytes. A page that several of them share counts once: the workers of one
 * database share its buffers, and counting these for each would report more memory than the machine has. Pages of files
 * do not count: the program is shared with all other Node processes, so its 60 MB would come and go with them. Linux
 * only: there is no portable way to measure another process.
 */
export async function processMemory(pid: number): Promise<number> {
  const [own, children] = await Promise.all([shareOf(pid), childrenOf(pid)]);
  const theirs = await Promise.all(children.map(processMemory));
  return theirs.reduce((sum, bytes) => sum + bytes, own);
}

/** The proportional set size without files, in bytes; 0 for a process that has exited in the meantime. */
async function shareOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const sizes = [...rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+) kB/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) * 1_024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}
