import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runNode } from '../run-node';
import { temporaryFolder } from '../testing/temporaryFolder';

const INSTALL = pathToFileURL(join(__dirname, 'install.mjs')).href;

let root: string;
beforeEach(() => {
  root = temporaryFolder('install');
  mkdirSync(join(root, 'part'));
  write('package.json', { name: 'product', version: '1.0.0', workspaces: ['part'] });
  write('part/package.json', { name: 'part', version: '1.0.0' });
  writeLockfile('1.0.0');
});

const write = (file: string, content: object) =>
  writeFileSync(join(root, file), JSON.stringify(content));

/** A lockfile that needs no registry: its only package is a workspace. */
const writeLockfile = (version: string) =>
  write('package-lock.json', {
    name: 'product',
    version,
    lockfileVersion: 3,
    packages: {
      '': { name: 'product', version, workspaces: ['part'] },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '1.0.0' },
    },
  });

/** Runs an installation and returns the steps that it reports. */
async function start() {
  const program = `import { install } from '${INSTALL}';
    await install(${JSON.stringify(root)}, console.log).catch(({ message }) => console.log(message));`;
  const { output } = await runNode(['--input-type=module', '-e', program]);
  return output;
}

it('installs once, and not again for a lockfile that is only newer', async () => {
  expect(await start()).toBe('Installing dependencies\n');
  expect(await start()).toBe('');

  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'package-lock.json'), later, later);
  expect(await start()).toBe('');
});

it('installs again when the lockfile changed, or the last installation was interrupted', async () => {
  await start();
  rmSync(join(root, 'node_modules'), { recursive: true });
  mkdirSync(join(root, 'node_modules/half-a-package'), { recursive: true });
  expect(await start()).toBe('Installing dependencies\n');

  writeLockfile('1.1.0');
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'package-lock.json'), later, later);
  expect(await start()).toBe('Installing dependencies\n');
});

it('shows npm’s output when it fails', async () => {
  writeFileSync(join(root, 'package-lock.json'), 'not a lockfile');
  expect(await start()).toMatch(/^Installing dependencies\nnpm ci failed:\n.*EUSAGE|EJSONPARSE/s);
});
