import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '400m';
const PIECE = Buffer.alloc(1024 * 1024);
const BALLAST = 'ballast';

/** Gives a folder a disk of its own, in memory. */
export function mountDisk(folder: string): void {
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'quest', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`mount ${folder}: ${stderr}`);
}

export const unmountDisk = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

/** Leaves no byte free on the disk of a folder. */
export function fillDisk(folder: string): void {
  const file = openSync(join(folder, BALLAST), 'w');
  try {
    for (;;) writeSync(file, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

export const freeDisk = (folder: string) => rmSync(join(folder, BALLAST));
