import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { OperatorError } from '../log';

/**
 * Makes a folder where there is none, and those above it.
 * @param mode who may use it; its owner alone unless others are meant to
 * @returns the same folder
 * @throws OperatorError that says why it cannot be made
 */
export function makeFolder(folder: string, mode = 0o700): string {
  try {
    makeWithParents(folder, mode);
    return folder;
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} cannot be made (${(error as Error).message}). Set DATA_DIR, or what else names it, to another place.`,
    );
  }
}

/** One after the other: the recursive mkdir of Node 20 never ends where a folder takes none, such as /proc. */
function makeWithParents(folder: string, mode: number): void {
  if (isFolder(folder)) return;
  makeWithParents(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // else another process was quicker
  }
}

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
