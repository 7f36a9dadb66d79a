import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { run } from './run';

const PACKAGE = join(__dirname, 'pinned');
const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
  dependencies: Record<'@sparticuz/chromium', string>;
};
const HOME = join(__dirname, 'dist');
const FOLDER = join(HOME, `chromium-${dependencies['@sparticuz/chromium']}`);

/** The package contains a program for these machines only. */
export const isPinnedPossible = process.platform === 'linux' && process.arch === 'x64';

/** Path of the pinned Chromium after its installation (docs/decisions/018). */
export const PINNED_BROWSER = join(FOLDER, 'start');

/** The libraries beside it are for machines that lack them. */
const START_SCRIPT = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

/** Makes the package unpack its files into the folder for temporary files. */
const UNPACK_SCRIPT = "require('@sparticuz/chromium').executablePath()";

/** Installs the pinned Chromium completely or not at all. @returns the reason of a failure */
export function installPinned(): string | undefined {
  mkdirSync(HOME, { recursive: true });
  const room = mkdtempSync(join(HOME, 'new-'));
  const unpacked = join(room, 'unpacked');
  mkdirSync(unpacked);
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(join(PACKAGE, file), join(room, file));
    }
    const npm = ['ci', '--prefix', room, '--no-audit', '--no-fund', '--loglevel=error'];
    const failure =
      run('npm', [...npm, '--fetch-retries=1'], { cwd: room, seconds: 300 }) ??
      run(process.execPath, ['-e', UNPACK_SCRIPT], {
        cwd: room,
        seconds: 120,
        env: { TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, // the variable makes it unpack its libraries as well
      });
    if (failure) return failure;
    writeFileSync(join(unpacked, 'start'), START_SCRIPT, { mode: 0o755 });
    if (!existsSync(FOLDER)) renameSync(unpacked, FOLDER); // another run may have created it first
    return undefined;
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
