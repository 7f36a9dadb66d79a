import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function filesUnder(folder: string, isSkipped: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path, isSkipped) : [path];
  });
}
