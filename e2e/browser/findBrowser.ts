import { existsSync } from 'node:fs';

import { candidates, versionOf } from './candidates';
import { installPinned, isPinnedPossible, PINNED_BROWSER } from './pinnedBrowser';

/** A Chromium that starts. */
export interface Browser {
  path: string;
  version: string;
}

/** A way to install a browser on the machine. */
export interface Install {
  name: string;
  isPossible: boolean;
  /** @returns the reason of a failure */
  install(): string | undefined;
}

/** Needs only npm and is the same on every machine, so it is preferred to the machine's browser. */
const PINNED: Install = {
  name: 'the pinned Chromium (65 MB, once)',
  isPossible: isPinnedPossible,
  install: installPinned,
};

/**
 * Finds a Chromium that starts: the one in CHROMIUM_PATH, else the pinned one, which is installed into this repository
 * when it is missing, else the machine's. Other output goes to stderr.
 * @param others installs to try when there is still none, in this order
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv,
  others: readonly Install[] = [],
): Promise<Browser | undefined> {
  const { CHROMIUM_PATH, ...rest } = env;
  const asked = CHROMIUM_PATH && (await firstThatStarts([CHROMIUM_PATH]));
  if (asked) return asked;

  const wantsPinned = env.PINNED_CHROMIUM === undefined && !existsSync(PINNED_BROWSER);
  if (wantsPinned) isInstalled(PINNED);
  const there = await firstThatStarts(candidates(rest));
  if (there) return there;

  for (const one of others) {
    const installed = isInstalled(one) && (await firstThatStarts(candidates(rest)));
    if (installed) return installed;
  }
  return undefined;
}

async function firstThatStarts(paths: readonly string[]): Promise<Browser | undefined> {
  for (const path of paths) {
    const version = await versionOf(path);
    if (version) return { path, version };
  }
  return undefined;
}

function isInstalled({ name, isPossible, install }: Install): boolean {
  if (!isPossible) return false;
  console.error(`Installing ${name} …`);
  const failure = install();
  if (failure) console.error(`It could not be installed: ${failure}`);
  return !failure;
}
