import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../testing/temporaryFolder';
import { isLibrary, placeOf, ROOT } from './index.cjs';

it.each([
  ['shared-ui/src/core.ts', false],
  ['node_modules/react/index.js', true],
  ['shared-ui/node_modules/axios/index.js', true],
  ['README.md', false],
])('%s lies where it lies, a library: %s', (path, library) => {
  expect(placeOf(join(ROOT, path))).toBe(path);
  expect(isLibrary(join(ROOT, path))).toBe(library);
});

describe('where the packages are installed', () => {
  let folder: string;
  beforeAll(() => {
    folder = realpathSync(temporaryFolder('elsewhere'));
    writeFileSync(join(folder, 'package.json'), '{"name":"remote-press"}');
    cpSync(__dirname, join(folder, 'node_modules/server-kit/repository'), { recursive: true });
    mkdirSync(join(folder, 'node_modules/typescript'));
    writeFileSync(join(folder, 'node_modules/typescript/package.json'), '{}');
  });

  const ask = (expression: string) => {
    const script = `console.log(JSON.stringify((${expression})(require('server-kit/repository/index.cjs'))))`;
    return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: folder }).toString());
  };

  it('a remote at the repository’s root is found, and so are the packages', () => {
    const found = ask(
      `({ ROOT, packageFolder }) => [ROOT, ...['remote-press', 'shared-ui'].map(packageFolder)]`,
    );
    expect(found).toEqual([folder, folder, join(folder, 'node_modules/shared-ui')]);
  });

  it.each([
    ['src/routes.tsx', 'remote-press/src/routes.tsx', false],
    ['node_modules/shared-ui/src/core.ts', 'shared-ui/src/core.ts', false],
    [
      'node_modules/shared-ui/node_modules/axios/index.js',
      'shared-ui/node_modules/axios/index.js',
      true,
    ],
    ['node_modules/react/index.js', 'node_modules/react/index.js', true],
  ])('%s has the same place as here', (path, place, library) => {
    const file = JSON.stringify(join(folder, path));
    expect(ask(`({ isLibrary, placeOf }) => [placeOf(${file}), isLibrary(${file})]`)).toEqual([
      place,
      library,
    ]);
  });
});
