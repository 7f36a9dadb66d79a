import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_PACKAGES, ROOT } from 'server-kit/repository';

import { packagesOf, readManifest } from '../packages';
import { guideFiles } from './guideFiles';
import { withOwnVersions } from './ownVersions';

const [name] = packagesOf(ROOT);
const { version } = readManifest(join(ROOT, name!));

it.each([
  [`"${name}": "0.0.1"`, `"${name}": "${version}"`],
  [`"file:packages/${name}-0.0.1.tgz"`, `"file:packages/${name}-${version}.tgz"`],
  [`"${name}": "^0.0.1"`, `"${name}": "^0.0.1"`],
  ['"webpack": "0.0.1"', '"webpack": "0.0.1"'],
])('%s becomes %s', (text, expected) => {
  expect(withOwnVersions(ROOT, text)).toBe(expected);
});

it.each(['add-a-remote', 'publish-from-another-repository'])(
  'docs/how-to/%s.md uses the current versions of packages (npm run versions -- --write)',
  (guide) => {
    const text = readFileSync(join(ROOT, `docs/how-to/${guide}.md`), 'utf8');
    expect(text).toBe(withOwnVersions(ROOT, text));
  },
);

it('another repository is told to install the tarball of every packed package', () => {
  const manifest = guideFiles(ROOT, 'publish-from-another-repository').get('press/package.json')!;
  const tarballs = PUBLISHED_PACKAGES.map((one) => [
    one,
    `file:packages/${one}-${readManifest(join(ROOT, one)).version}.tgz`,
  ]);
  expect(JSON.parse(manifest).devDependencies).toEqual(Object.fromEntries(tarballs));
});
