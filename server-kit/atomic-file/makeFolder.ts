import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { OperatorError } from '../log';

/**
 * Creates a folder and its parents where they are missing.
 * @param mode permissions; by default only the owner may use it
 * @returns the same folder
 * @throws OperatorError that says why it cannot be created
 */
export function makeFolder(folder: string, mode = 0o700): string {
  try {
    makeWithParents(folder, mode);
    return folder;
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} cannot be created (${(error as Error).message}). Set DATA_DIR, or the variable that names it, to another folder.`,
    );
  }
}

/**
 * Creates a folder where it is missing, for a process that will write into it.
 * @throws OperatorError that says why it cannot be created or written
 */
export function makeWritableFolder(folder: string): string {
  makeFolder(folder);
  try {
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} cannot be written (${(error as Error).message}). Change its permissions, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Creates one level after the other, because the recursive mkdir of Node 20 never returns where no folder can be
 * created, such as in /proc.
 */
function makeWithParents(folder: string, mode: number): void {
  if (isFolder(folder)) return;
  makeWithParents(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // otherwise another process has created it
  }
}

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
