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

it('a packed package asks for what its files import, with the types of it, as installed here', () => {
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

it('what is asked for here by its package.json stays asked for: tools load it by name', () => {
  expect(packed('', { webpack: '5.110.3' }).dependencies).toEqual({ webpack: '5.110.3' });
});

it('a file that imports what is not there packs nothing', () => {
  expect(() => packed("import 'gone';")).toThrow("one imports 'gone', which is not installed");
});

it.each([
  ['src/core.ts', false, true],
  ['src/core.test.ts', true, false],
  ['src/testing/renderPage.tsx', true, true],
  ['src/testing/renderPage.tsx', false, false],
  ['dist/main.js', true, false],
])('%s, where tests are offered: %s, travels: %s', (path, offered, expected) => {
  expect(isPacked(path, offered)).toBe(expected);
});
