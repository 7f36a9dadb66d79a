import { statfs } from 'node:fs/promises';

import { gauge } from './lines';

/** Metrics of the disk that holds a folder: its size, and how much this process may still fill. */
export async function diskGauges(folder: string): Promise<string[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return [];
  return [
    ...gauge('disk_size_bytes', disk.blocks * disk.bsize),
    ...gauge('disk_free_bytes', disk.bavail * disk.bsize),
  ];
}
