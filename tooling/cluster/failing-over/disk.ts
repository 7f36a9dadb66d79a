import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';

import type { Cluster } from '../setup/Cluster';

const DISK_SIZE = '400m';
const MEGABYTE = Buffer.alloc(1024 * 1024);
const BALLAST_FILE = 'ballast';
const RESERVE_MB = 32;
const RESERVE_SCRIPT = join(ROOT, 'tooling/operations/disk/reserve.sh');

export function mountDisk(folder: string): void {
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=0777`, 'quest', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`mount ${folder}: ${stderr}`);
}

export const unmountDisk = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

/** Reserves space on the disk of a database, as on its machine. */
export function keepReserve(cluster: Cluster, database: string): void {
  const folder = join(cluster.folder, database);
  cluster.start(`reserve-of-${database}`, '/bin/sh', [RESERVE_SCRIPT, folder, String(RESERVE_MB)]);
}

export function fillDisk(folder: string): void {
  const file = openSync(join(folder, BALLAST_FILE), 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

export const freeDisk = (folder: string) => rmSync(join(folder, BALLAST_FILE));
