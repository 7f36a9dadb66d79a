import { PUBLISHED_PACKAGES } from 'server-kit/repository';
import { readImports } from '../laws/readImports';
import { packedFiles } from './packedFiles';
import { unpackedImports } from './unpackedImports';

function faults(place: string, code: string): string[] {
  const [name = '', ...path] = place.split('/');
  return unpackedImports(name, [{ path: path.join('/'), imports: readImports(place, code) }]);
}

it.each(PUBLISHED_PACKAGES)('%s is complete in other repositories', (name) => {
  expect(unpackedImports(name, packedFiles(name))).toEqual([]);
});

it.each([
  ['delivery/src/edge/app.ts', "import 'server-kit/log';"],
  ['delivery/src/edge/app.ts', "import './pages';"],
  ['e2e/smoke/main.ts', "import '../browser/launch';"],
  ['e2e/smoke/main.ts', "import { chromium } from '@playwright/test';"],
  ['shared-ui/src/core.ts', "import type { User } from 'contract/wire/user.contract';"],
  ['tooling/release/main.ts', "import 'server-kit/repository';"],
])('%s may import: %s', (place, code) => expect(faults(place, code)).toEqual([]));

it.each([
  ['delivery/src/edge/app.ts', "import 'tooling/laws/main';", 'tooling/laws/main'],
  ['e2e/smoke/main.ts', "import '../support/look';", '../support/look'],
  ['shared-ui/src/core.ts', "import { x } from 'contract/testing';", 'contract/testing'],
  ['delivery/src/edge/app.ts', "import '../testing/fakeReleases';", '../testing/fakeReleases'],
  ['tooling/release/main.ts', "import '../start/main';", '../start/main'],
])('%s reports imports of unpacked files: %s', (place, code, specifier) => {
  expect(faults(place, code)).toEqual([`${place} imports '${specifier}', which stays here.`]);
});
