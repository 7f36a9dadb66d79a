import { existsSync } from 'node:fs';
import path from 'node:path';

import { HttpError } from './httpError';

/** Sentences for errors of the file system. @param file undefined when unknown */
const SENTENCES: Record<string, (file: string | undefined) => string> = {
  ENOENT: (file) =>
    file === undefined || existsSync(path.dirname(file))
      ? `There is no file ${file ?? 'of that name'}.`
      : `There is no folder ${path.dirname(file)}. Create it first, or name another one.`,
  EACCES: forbidden,
  EPERM: forbidden,
  EISDIR: (file) => `${file ?? 'It'} is a folder. Name a file.`,
  ENOTDIR: (file) => `${file ?? 'It'} is inside a file. Name a path in a folder.`,
  EROFS: (file) =>
    `${file ?? 'That path'} cannot be written, because its disk is read-only. Name another path.`,
  ENOSPC: full,
  EDQUOT: full,
};

/**
 * The response about a file that could not be read or written.
 * @param file the requested one, because the error may name another or none
 * @returns undefined for other errors
 */
export function fileProblem(error: unknown, file?: string): HttpError | undefined {
  const { code = '', syscall, path: at } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall === undefined || syscall === 'connect') return undefined;
  const sentence = SENTENCES[code]?.(file ?? at);
  return sentence === undefined
    ? undefined
    : new HttpError(code === 'ENOENT' ? 404 : 409, sentence);
}

function forbidden(file?: string): string {
  return `This user account has no permission to read or write ${file ?? 'there'}. Use another account or another path.`;
}

function full(file?: string): string {
  return `There is no space left ${file ? `for ${file}` : 'on the disk'}. Free some space, or name a path on another disk.`;
}
