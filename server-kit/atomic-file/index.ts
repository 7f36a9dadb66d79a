import { randomUUID } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { makeFolder, makeWritableFolder } from './makeFolder';

export { readText } from './readText';
export { makeFolder, makeWritableFolder };

/** Replaces a file atomically: no reader ever sees half of it. */
export function replaceFile(file: string, text: string, mode?: number): void {
  write(file, text, mode, renameSync);
}

/** Creates a file atomically. @returns false when the file exists already; it is left as it is */
export function createFile(file: string, text: string, mode?: number): boolean {
  try {
    write(file, text, mode, linkSync);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function write(file: string, text: string, mode: number | undefined, show: typeof linkSync): void {
  makeFolder(dirname(file));
  const made = `${file}.${randomUUID()}`; // processes of two containers may have the same pid
  try {
    writeFileSync(made, text, { mode, flush: true });
    show(made, file);
  } finally {
    rmSync(made, { force: true });
  }
}
