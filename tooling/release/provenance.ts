import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { integrityOf } from './integrity';

/** Of what a release was built, where and by whom. */
export interface Provenance {
  /** Of the repository; undefined where the code lies in none. */
  commit?: string;
  /** False when every file was as that commit has it. */
  dirty: boolean;
  builder: string;
  /** `sha384-…` of package-lock.json. */
  lockfile: string;
  /** `sha384-…` of the bill of materials that this lockfile makes: dist/sbom.cdx.json of a build. */
  sbom: string;
}

/** @param root the repository */
export async function readProvenance(root: string = ROOT): Promise<Provenance> {
  const { makeSbom } = await import('../sbom/makeSbom'); // large, and only needed here
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const inRepository = existsSync(join(root, '.git'));
  return {
    ...(inRepository && { commit: git(root, 'rev-parse', 'HEAD') }),
    dirty: !inRepository || git(root, 'status', '--porcelain') !== '',
    builder: `${userInfo().username}@${hostname()}`,
    lockfile: integrityOf(lockfile),
    sbom: integrityOf(makeSbom(JSON.parse(lockfile))),
  };
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
