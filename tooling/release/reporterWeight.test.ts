import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { ROOT } from 'server-kit/repository';

/** The shell's modules that report errors in a browser. */
const MODULES = [
  'beacon',
  'describeError',
  'errorClass',
  'reportCrash',
  'reportUncaught',
  'shellReports',
  'supportReference',
];
/** Every visitor loads them, and few have an error to report. */
const MAX_BYTES = 1_500;

/** A module as in the shell's bundle: minified, without its imports and exports. */
function minified(name: string): string {
  const source = readFileSync(join(ROOT, `shell/src/remotes/${name}.ts`), 'utf8');
  const { code } = transformSync(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
    minify: true,
  });
  return code.replaceAll(/import[^;]*;|export\{[^}]*\};?/g, '');
}

it('the shell’s error reporting takes 1.5 kB at most', () => {
  const { length } = brotliCompressSync(MODULES.map(minified).join('\n'));
  console.log(`${length} bytes report failures`);
  expect(length).toBeGreaterThan(500); // the files were found
  expect(length).toBeLessThanOrEqual(MAX_BYTES);
});
