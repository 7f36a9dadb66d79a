import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Links the releases, and the data about the api, of one store into another one. */
export function linkReleases(original: string, store: string): void {
  for (const name of readdirSync(join(original, 'releases'))) {
    mkdirSync(join(store, 'releases', name), { recursive: true });
    for (const id of readdirSync(join(original, 'releases', name))) {
      symlinkSync(join(original, 'releases', name, id), join(store, 'releases', name, id));
    }
  }
  symlinkSync(join(original, 'api'), join(store, 'api'));
}
