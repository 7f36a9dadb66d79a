import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { WrongVariable } from 'server-kit/environment';

/**
 * Makes a folder of DATA_DIR where there is none.
 * @param mode who may use it; its owner alone unless others are meant to
 * @returns the same folder
 * @throws WrongVariable that says why it cannot be made
 */
export function makeFolder(folder: string, mode = 0o700): string {
  try {
    makeWithParents(folder, mode);
    return folder;
  } catch (error) {
    throw new WrongVariable(
      `The folder ${folder} cannot be made (${(error as Error).message}). Set DATA_DIR to another place.`,
    );
  }
}

/** One after the other: the recursive mkdir of Node 20 never ends where a folder takes none, such as /proc. */
function makeWithParents(folder: string, mode: number): void {
  if (isFolder(folder)) return;
  makeWithParents(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // else another process was quicker
  }
}

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
