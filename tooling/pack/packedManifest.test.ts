import { readImports } from '../laws/readImports';
import { isPacked } from './contents';
import { packedManifest } from './packedManifest';

const INSTALLED: Record<string, string> = {
  react: '19.3.1',
  '@types/react': '19.3.0',
  webpack: '5.110.3',
  '@scope/fonts': '1.0.0',
  '@types/specification': '2.0.0',
  tooling: '1.0.0',
};
const versionOf = (name: string) => INSTALLED[name];

const packed = (code: string, dependencies?: Record<string, string>) =>
  packedManifest(
    { name: 'one', version: '1.2.3', dependencies, devDependencies: { jest: '1.0.0' } },
    readImports('one.ts', code),
    versionOf,
  );

it('a packed package depends on the imports of its files and their types, as installed here', () => {
  const code = `
    import { join } from 'node:path';
    import { createElement } from 'react';
    import type { Shape } from 'specification';
    import { near } from './near';
    import { build } from 'tooling/release';
    export * from 'one/core';
    const font = require('@scope/fonts/bold.woff2');
  `;
  expect(packed(code)).toEqual({
    name: 'one',
    version: '1.2.3',
    dependencies: {
      react: '19.3.1',
      '@types/react': '19.3.0',
      '@types/specification': '2.0.0',
      tooling: '1.0.0',
      '@scope/fonts': '1.0.0',
    },
  });
});

it('dependencies in package.json without imports stay, because tools load them by name', () => {
  expect(packed('', { webpack: '5.110.3' }).dependencies).toEqual({ webpack: '5.110.3' });
});

it('a file with an uninstalled import fails the packing', () => {
  expect(() => packed("import 'gone';")).toThrow("one imports 'gone', which is not installed");
});

it.each([
  ['src/core.ts', false, true],
  ['src/core.test.ts', true, false],
  ['src/testing/renderPage.tsx', true, true],
  ['src/testing/renderPage.tsx', false, false],
  ['dist/main.js', true, false],
])('%s, with published tests: %s, is packed: %s', (path, offered, expected) => {
  expect(isPacked(path, offered)).toBe(expected);
});
