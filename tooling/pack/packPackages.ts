import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PUBLISHED_PACKAGES, packageFolder, ROOT } from 'server-kit/repository';
import { readManifest } from '../packages';
import { DEPENDENCIES_AS_IMPORTED, DEVELOPMENT_PACKAGES } from './contents';
import { packedFiles } from './packedFiles';
import { packedManifest } from './packedManifest';

/**
 * Packs the packages that other repositories install.
 * @param folder for the tarballs; emptied first
 * @returns their files
 */
export function packPackages(folder: string): string[] {
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    for (const name of PUBLISHED_PACKAGES) stagePackage(name, join(stage, name));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const staged = PUBLISHED_PACKAGES.map((name) => join(stage, name));
    const options = ['--pack-destination', folder, '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['pack', ...staged, ...options], { cwd: stage, stdio: 'pipe' });
    return readdirSync(folder).map((file) => join(folder, file));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function stagePackage(name: string, stage: string) {
  const from = packageFolder(name);
  const { dependencies, devDependencies, ...manifest } = readManifest(from);
  const asked = DEVELOPMENT_PACKAGES.has(name) ? devDependencies : dependencies;
  const travelling = packedFiles(name);
  for (const { path } of travelling) {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    cpSync(join(from, path), join(stage, path));
  }
  const imports = travelling.flatMap((file) => file.imports);
  const whole = DEPENDENCIES_AS_IMPORTED.has(name)
    ? manifest
    : { ...manifest, dependencies: asked };
  const packed = packedManifest(whole, imports, (one) => versionFoundBy(from, one));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

/** The installed version of a dependency, which is that of the lockfile. */
function versionFoundBy(folder: string, name: string): string | undefined {
  const places = [folder, ROOT].map((one) => join(one, 'node_modules', name));
  const found = places.find((place) => existsSync(place));
  return found && readManifest(found).version;
}
