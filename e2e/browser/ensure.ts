import { drawnBy } from '../support/snapshot';
import { findBrowser, type Install } from './findBrowser';
import { run } from './run';

const isRoot = process.getuid?.() === 0;

/** For machines that have no browser and cannot install the pinned one, in this order. */
const FALLBACK_INSTALLS: Install[] = [
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
 * Prints the path and the version of a Chromium that starts. Installs one when there is none. Other output goes to
 * stderr.
 */
async function main() {
  const found = await findBrowser(process.env, FALLBACK_INSTALLS);
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

void main();
