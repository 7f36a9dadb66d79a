import { existsSync } from 'node:fs';

import { drawnBy } from '../support/snapshot';
import { candidates, versionOf } from './candidates';
import { installPinned, isPinnedPossible, PINNED_BROWSER } from './pinnedBrowser';
import { run } from './run';

/** A way to get a browser onto the machine. */
interface Install {
  name: string;
  isPossible: boolean;
  install(): string | undefined;
}

const isRoot = process.getuid?.() === 0;

/** Needs nothing but npm, and is the same everywhere: it comes before what a machine has. */
const PINNED: Install = {
  name: 'the pinned Chromium (65 MB, once)',
  isPossible: isPinnedPossible,
  install: installPinned,
};

/** For machines without a browser, in this order. */
const OTHERS: Install[] = [
  {
    name: "Debian's Chromium",
    isPossible: isRoot && process.platform === 'linux',
    install: () => apt('update') ?? apt('install', '-y', '--no-install-recommends', 'chromium'),
  },
  {
    name: "Playwright's Chromium",
    isPossible: true,
    install: () =>
      run('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
        seconds: 180,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }, // ms, each of its five addresses
      }),
  },
];

const apt = (...args: string[]) =>
  run('apt-get', ['-qq', ...args], { seconds: 600, env: { DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Prints the path and the version of a Chromium that starts, installing one when there is none. Its
 * other words go to stderr.
 */
async function main() {
  const found = await findBrowser();
  if (!found) {
    console.error('No browser: install Chromium or Google Chrome, or name one in CHROMIUM_PATH.');
    process.exitCode = 1;
    return;
  }
  const { path, version } = found;
  if (version !== drawnBy()) {
    console.error(
      `Pages are not compared with their pictures: Chromium ${drawnBy()} drew them, this is ${version}.`,
    );
  }
  process.stdout.write(`${path}\n${version}`);
}

async function findBrowser() {
  const { CHROMIUM_PATH, ...env } = process.env;
  const asked = CHROMIUM_PATH && (await firstThatStarts([CHROMIUM_PATH]));
  if (asked) return asked;

  if (!existsSync(PINNED_BROWSER)) isInstalled(PINNED);
  const there = await firstThatStarts(candidates(env));
  if (there) return there;

  for (const one of OTHERS) {
    const installed = isInstalled(one) && (await firstThatStarts(candidates(env)));
    if (installed) return installed;
  }
  return undefined;
}

async function firstThatStarts(paths: readonly string[]) {
  for (const path of paths) {
    const version = await versionOf(path);
    if (version) return { path, version };
  }
  return undefined;
}

function isInstalled({ name, isPossible, install }: Install): boolean {
  if (!isPossible) return false;
  console.error(`Installing ${name} for the browser tests …`);
  const failure = install();
  if (failure) console.error(`It could not be installed: ${failure}`);
  return !failure;
}

void main();
