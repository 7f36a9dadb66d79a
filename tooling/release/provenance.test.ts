import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { readProvenance } from './provenance';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
  });
beforeEach(() => {
  root = temporaryFolder('code');
  copyFileSync(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
});

it('a clean build names its commit, and any other is marked as dirty', async () => {
  expect(await readProvenance(root)).toMatchObject({ dirty: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const clean = await readProvenance(root);
  expect(clean).toMatchObject({ dirty: false, commit: String(git('rev-parse', 'HEAD')).trim() });
  expect(clean.sbom).toMatch(/^sha384-/);

  writeFileSync(join(root, 'new.ts'), '');
  expect(await readProvenance(root)).toEqual({ ...clean, dirty: true });
});
