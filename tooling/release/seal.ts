import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MAPS_FILE, type ReleaseFolder } from 'contract/release';
import { readManifest } from '../packages';
import { readBuiltFiles } from './builtFiles';
import { compress } from './compress';
import { type BuildOutput, describeRelease } from './describeRelease';
import { packMaps } from './packMaps';
import { readRoutes } from './readRoutes';
import { sealFiles } from './sealFiles';
import { sharedVersions } from './sharedVersions';
import { refuseNewerCode } from './supportedCode';

const RETAINED_RELEASES = 3;

/**
 * Converts webpack's output to a sealed release in the `release` folder beside it: final names and bytes, compressed
 * copies, and release.json.
 * @param folder the package
 * @param dist webpack's output, in `browser` and `server`
 */
export function seal(folder: string, dist = join(folder, 'dist')): ReleaseFolder {
  const manifest = readManifest(folder);
  const built = readBuiltFiles(dist);
  refuseNewerCode(built.browser);
  const sealed = sealFiles(built.browser, built.server);
  const routesFile = join(folder, 'src/routes.tsx');
  const compressed = new Map(
    [...sealed.files].map(([name, content]) => [name, compress(name, content)] as const),
  );
  const maps = built.maps.size > 0 ? packMaps(built.maps, sealed) : undefined;
  const release = describeRelease({
    manifest,
    built,
    sealed,
    routes: existsSync(routesFile) ? readRoutes(routesFile) : [],
    shared: sharedVersions(),
    compressed,
    maps,
  });

  const dir = join(dist, 'release', release.id);
  const half = `${dir}.half`;
  rmSync(half, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  writeFiles(half, { built, sealed, compressed, maps });
  writeFileSync(join(half, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  renameSync(half, dir);
  deleteOld(join(dist, 'release'));
  return { dir, release };
}

/** Older releases are in the store; a few are kept here for a publish that is still running. */
function deleteOld(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const newestFirst = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of newestFirst.slice(RETAINED_RELEASES))
    rmSync(join(folder, name), { recursive: true });
}

function writeFiles(
  dir: string,
  {
    built,
    sealed,
    compressed,
    maps,
  }: Pick<BuildOutput, 'built' | 'sealed' | 'compressed' | 'maps'>,
): void {
  if (maps) writeFileSync(join(dir, MAPS_FILE), maps);
  writeFileSync(join(dir, 'server.cjs'), built.server);
  if (built.contract) writeFileSync(join(dir, 'contract.d.ts'), built.contract);
  for (const [name, content] of sealed.files) {
    const travelling = compressed.get(name);
    writeFileSync(join(dir, name), content);
    if (!travelling) continue;
    writeFileSync(join(dir, `${name}.br`), travelling.brotli);
    writeFileSync(join(dir, `${name}.gz`), travelling.gzip);
  }
}
