import { spawnSync } from 'node:child_process';

import { candidates, works } from './candidates';

/** Ways to get a browser onto the machine, tried in this order until one starts. */
const INSTALLS: { command: string; args: string[]; possible(): boolean }[] = [
  {
    command: 'npx',
    args: ['playwright', 'install', '--only-shell', 'chromium'],
    possible: () => true,
  },
  { command: 'apt-get', args: ['update', '-qq'], possible: isRoot },
  {
    command: 'apt-get',
    args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    possible: isRoot,
  },
];

/** Prints the path of a Chromium that starts, installing one when there is none. */
async function main() {
  for (const path of candidates(process.env)) if (await works(path)) return found(path);
  for (const { command, args, possible } of INSTALLS) {
    if (!possible()) continue;
    // Its words go to stderr: stdout carries the answer alone.
    spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    for (const path of candidates(process.env)) if (await works(path)) return found(path);
  }
  console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
  process.exitCode = 1;
}

function isRoot() {
  return process.getuid?.() === 0;
}

function found(path: string) {
  process.stdout.write(path);
}

void main();
