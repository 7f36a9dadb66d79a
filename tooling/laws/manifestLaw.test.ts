import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { checkManifests } from './manifestLaw';

let root: string;
beforeEach(() => {
  root = temporaryFolder('manifests');
  mkdirSync(join(root, 'shell'));
  write('package.json', { workspaces: ['shell'] });
  write('shell/package.json', { dependencies: { react: '19.3.1' } });
});

describe('the manifests of the packages', () => {
  it('pass with exact versions', () => {
    expect(checkManifests(root)).toEqual([]);
  });

  it.each(['^19.3.1', '~19.3.1', '*', 'latest'])('may not contain %s', (version) => {
    write('shell/package.json', { devDependencies: { react: version } });
    expect(checkManifests(root)).toEqual([
      { path: 'shell/package.json', message: `react must be exact, not '${version}'` },
    ]);
  });

  it('may not name a download address in the lockfile', () => {
    write('package-lock.json', { packages: { a: { resolved: 'https://example.org/a.tgz' } } });
    expect(checkManifests(root)).toEqual([
      { path: 'package-lock.json', message: 'names a download address' },
    ]);
  });
});

function write(path: string, content: object) {
  writeFileSync(join(root, path), JSON.stringify(content, null, 2));
}
