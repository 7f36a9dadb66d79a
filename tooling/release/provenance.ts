import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import type { Provenance } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { operatorName } from 'server-kit/operator';
import { ROOT } from 'server-kit/repository';

/** @param root the repository */
export async function readProvenance(root: string = ROOT): Promise<Provenance> {
  const { makeSbom } = await import('../sbom/makeSbom'); // large, and only needed here
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const inRepository = existsSync(join(root, '.git'));
  return {
    ...(inRepository && { commit: git(root, 'rev-parse', 'HEAD') }),
    dirty: !inRepository || git(root, 'status', '--porcelain') !== '',
    builder: `${operatorName()}@${hostname()}`,
    lockfile: integrityOf(lockfile),
    sbom: integrityOf(makeSbom(JSON.parse(lockfile))),
  };
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
