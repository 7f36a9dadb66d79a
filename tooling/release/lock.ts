import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` under a lock, so that two builds of one package do not write into each other's files. The lock of a
 * crashed process is taken over.
 * @param file exists while the lock is held, and contains its owner
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!take(file)) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isLocked(file)) rmSync(file, { force: true });
    return false;
  }
}

function isLocked(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid || owner === 0) return true;
    process.kill(owner, 0); // signal 0 only checks whether the process exists
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
