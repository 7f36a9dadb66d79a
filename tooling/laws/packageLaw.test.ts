import { comparePackages } from './packageLaw';
import { readImports } from './readImports';

const source = (path: string, text: string) => ({ path, text, imports: readImports(path, text) });

it('packages whose dependencies do not lead back form no cycle', () => {
  const asked = { api: ['kit', 'presets'], kit: ['presets'], presets: [] };
  expect(comparePackages(asked, [])).toEqual([]);
});

it.each([
  ['each other', { a: ['b'], b: ['a'] }, 'a -> b -> a'],
  ['one another by way of a third', { x: ['a'], a: ['b'], b: ['c'], c: ['a'] }, 'a -> b -> c -> a'],
  ['themselves', { a: ['a'] }, 'a -> a'],
])('reports packages that depend on %s', (_whom, asked: Record<string, string[]>, cycle) => {
  expect(comparePackages(asked, []).map(({ message }) => message)).toEqual([
    `cycle of packages: ${cycle}`,
  ]);
});

it('reports an undeclared import, also in tests and of types', () => {
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
