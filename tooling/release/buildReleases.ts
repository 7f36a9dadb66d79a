import { availableParallelism } from 'node:os';

import { buildRelease } from './buildRelease';
import type { ReleaseFolder } from './releaseFile';

/**
 * Builds several parts, as many at a time as there are cores.
 * @param onBuilt told of each as it is ready
 */
export async function buildReleases(
  names: readonly string[],
  onBuilt: (built: ReleaseFolder) => void = () => {},
): Promise<ReleaseFolder[]> {
  const built = new Map<string, ReleaseFolder>();
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const release = await buildRelease(name);
      built.set(name, release);
      onBuilt(release);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return names.map((name) => built.get(name)!);
}
