import { readFile } from 'node:fs/promises';

/**
 * What a process and those it started hold, in bytes; pages they share are counted for each. Linux
 * only: there is no portable way to ask for another process.
 */
export async function processMemory(pid: number): Promise<number> {
  const [own, children] = await Promise.all([residentOf(pid), childrenOf(pid)]);
  const theirs = await Promise.all(children.map(processMemory));
  return theirs.reduce((sum, bytes) => sum + bytes, own);
}

/** 0 for one that has ended meanwhile. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}
