import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, without files and folders that are skipped by their name. */
export function filesUnder(folder: string, isSkipped: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path, isSkipped) : [path];
  });
}
