import { availableParallelism } from 'node:os';
import type { ReleaseFolder } from 'contract/release';
import { folderOf } from '../packages';
import { buildRelease, builtRelease } from './buildRelease';
import { declarationsOf } from './contract/declarations';

interface BuildObserver {
  /** A package was changed and is being built. @param position 1 for the first of the packages */
  onBuild?(name: string, position: number): void;
  /** A package is ready, built now or before. */
  onBuilt?(built: ReleaseFolder): void;
}

/** Builds several packages, in parallel by the number of cores. */
export async function buildReleases(
  names: readonly string[],
  { onBuild, onBuilt }: BuildObserver = {},
): Promise<ReleaseFolder[]> {
  const built = new Map<string, ReleaseFolder>();
  const waiting = [...names];
  const declarations = declarationsOf(names.filter((name) => !builtRelease(name)).map(folderOf));
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const position = names.indexOf(name) + 1;
      const release = await buildRelease(name, {
        onBuild: () => onBuild?.(name, position),
        declarations,
      });
      built.set(name, release);
      onBuilt?.(release);
    }
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), 4) }, worker);
  await Promise.all(workers).finally(declarations.remove);
  return names.map((name) => built.get(name)!);
}
