import { comparePackages } from './packageLaw';
import { readImports } from './readImports';

const source = (path: string, text: string) => ({ path, text, imports: readImports(path, text) });

it('packages that need nobody who needs them are no cycle', () => {
  const asked = { api: ['kit', 'presets'], kit: ['presets'], presets: [] };
  expect(comparePackages(asked, [])).toEqual([]);
});

it.each([
  ['each other', { a: ['b'], b: ['a'] }, 'a -> b -> a'],
  ['one another by way of a third', { x: ['a'], a: ['b'], b: ['c'], c: ['a'] }, 'a -> b -> c -> a'],
  ['themselves', { a: ['a'] }, 'a -> a'],
])('names packages that need %s', (_whom, asked: Record<string, string[]>, cycle) => {
  expect(comparePackages(asked, []).map(({ message }) => message)).toEqual([
    `cycle of packages: ${cycle}`,
  ]);
});

it('names an import that the package does not ask for, also of a test and of types', () => {
  const asked = { api: ['kit'], kit: [], tooling: [] };
  const sources = [
    source('api/src/a.ts', `import 'kit/log'; import 'zod';`),
    source('api/src/a.test.ts', `import type { A } from 'tooling/a';`),
  ];
  expect(comparePackages(asked, sources)).toEqual([
    {
      path: 'api/src/a.test.ts',
      message: 'imports tooling, which api/package.json does not ask for',
    },
  ]);
});
